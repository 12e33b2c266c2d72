import { readFileSync } from "node:fs";
import path from "node:path";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { applyOverlays, type Overlaid, readOverlay, settlePoints } from "@seamline/overlay";
import { parse } from "yaml";
import { type Provenance, provenanceOf } from "../../provenance-of.ts";
import type { DocumentWithProvenance } from "../../spec-document.ts";
import { readBundle } from "../../spec-document.ts";
import { UnknownPointerError } from "../../unknown-pointer-error.ts";
import { type OriginOf, type VerifiedDocument, verifiedDocument } from "./verified-document.ts";

/** A document in this package, as listed in `documents`. */
export interface PackagedDocument extends DocumentWithProvenance {
  readonly service: string;
  readonly version: string | undefined;
  readonly profile: string;
}

/** Thrown if an OpenAPI document cannot be read. */
export class DocumentFileError extends Error {
  override readonly name: string = "DocumentFileError";
}

/**
 * Reads a document from this package for a run.
 *
 * @param overlays overlay files to apply to it
 * @throws OverlayError if an overlay cannot be applied
 */
export function readPackagedDocument(
  packaged: PackagedDocument,
  overlays: readonly string[] = [],
): VerifiedDocument {
  const { service, version, profile } = packaged;
  const name = version === undefined ? service : `${service}/${version}`;
  return withOverlays(
    readBundle(packaged) as OpenApiDocument,
    overlays,
    { name, service, profile },
    (pointer) => describedOrigin(packaged, pointer),
  );
}

/**
 * Reads a bundled OpenAPI 3.1 document from a YAML or JSON file for a run.
 *
 * @throws DocumentFileError if the file is missing or is not an OpenAPI document
 */
export function readDocumentFile(file: string, overlays: readonly string[] = []): VerifiedDocument {
  const bundle = parsedFile(file);
  const service = path.basename(file).replace(/\.[^.]+$/, "");
  const shown = path.relative(process.cwd(), file) || file;
  return withOverlays(
    bundle,
    overlays,
    { name: service, service, profile: "file" },
    () => `stated in ${shown}`,
  );
}

function parsedFile(file: string): OpenApiDocument {
  let parsed: unknown;
  try {
    parsed = parse(readFileSync(file, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new DocumentFileError(`cannot read the OpenAPI document ${file}: ${why}`);
  }
  if (typeof parsed !== "object" || parsed === null || !("openapi" in parsed))
    throw new DocumentFileError(`${file} must be an OpenAPI document: it has no openapi member`);
  return parsed as OpenApiDocument;
}

function withOverlays(
  bundle: OpenApiDocument,
  files: readonly string[],
  identity: { readonly name: string; readonly service: string; readonly profile: string },
  originOf: OriginOf,
): VerifiedDocument {
  if (files.length === 0) return verifiedDocument(bundle, identity, originOf);
  const overlaid = applyOverlays(
    bundle,
    files.map((each) => readOverlay(each)),
  );
  settlePoints(overlaid);
  return verifiedDocument(
    overlaid.document as unknown as OpenApiDocument,
    identity,
    (pointer) => originInOverlay(overlaid, pointer) ?? originOf(pointer),
  );
}

function originInOverlay(overlaid: Overlaid, pointer: string): string | undefined {
  const change = overlaid.changeAt(pointer);
  return change && `filled by ${path.relative(process.cwd(), change.overlay.file)}:${change.line}`;
}

function describedOrigin(packaged: DocumentWithProvenance, pointer: string): string | undefined {
  try {
    return describe(provenanceOf(packaged, pointer));
  } catch (error) {
    if (error instanceof UnknownPointerError) return undefined;
    throw error;
  }
}

function describe(provenance: Provenance): string {
  const by = "action" in provenance && provenance.action;
  const place = by ? ` by ${by.overlay}:${by.line}` : "";
  if (provenance.origin === "shown") return `shown in ${provenance.source}`;
  if (provenance.origin === "filled") return `filled${place}`;
  return `inferred${place}: ${provenance.reason}`;
}
