import { readFileSync } from "node:fs";
import type { OpenApiDocument } from "@seamline/openapi/document";
import type { SpecDocument } from "@seamline/specs";
import { type OriginReader, originReader } from "./origin.ts";
import { type ContractUrls, contractUrls } from "./site-urls.ts";

/** A contract's document in a profile, with the origins and URLs of its parts. */
export interface ProfileDocument {
  readonly spec: SpecDocument;
  readonly bundle: OpenApiDocument;
  readonly originOf: OriginReader;
  readonly urls: ContractUrls;
}

export function profileDocument(spec: SpecDocument): ProfileDocument {
  const bundle = JSON.parse(readFileSync(spec.files.json, "utf8")) as OpenApiDocument;
  return { spec, bundle, originOf: originReader(spec), urls: contractUrls(spec) };
}

/** Returns the IDs of the extension points that are open at a part of a document. */
export function openPoints(part: { readonly "x-extension-point"?: string | readonly string[] }): string[] {
  return [part["x-extension-point"] ?? []].flat();
}
