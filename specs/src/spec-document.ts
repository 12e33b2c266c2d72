import { readFileSync } from "node:fs";
import type { ProvenanceFile } from "./provenance-file.ts";

/** A document as the index of a package of specs lists it: what this module reads of `SpecDocument`. */
export interface DocumentWithProvenance {
  readonly files: {
    /** The OpenAPI 3.1 bundle, a file URL. */
    readonly json: URL;
  };
  /** File URL of the data that this module reads. */
  readonly provenance: URL;
}

const read = new Map<string, unknown>();

/** The OpenAPI 3.1 bundle of a document. */
export function readBundle({ files }: DocumentWithProvenance): unknown {
  return readJson(files.json);
}

/** What is known of where the bundle comes from. */
export function readProvenance({ provenance }: DocumentWithProvenance): ProvenanceFile {
  return readJson(provenance) as ProvenanceFile;
}

/** Files of a package do not change while a program runs: each is read once. */
function readJson(file: URL): unknown {
  if (!read.has(file.href)) read.set(file.href, JSON.parse(readFileSync(file, "utf8")));
  return read.get(file.href);
}
