import { readFileSync } from "node:fs";
import type { Document } from "./document.ts";

/** A bundled document, as the index of `@seamline/specs` lists it. */
export interface BundledDocument {
  /** How many operations it has. */
  readonly operations: number;
  readonly files: { readonly json: URL };
}

/** Reads the bundle at once, so that tests can be declared by what is in it. */
export function readBundle({ files }: BundledDocument): Document {
  return JSON.parse(readFileSync(files.json, "utf8")) as Document;
}
