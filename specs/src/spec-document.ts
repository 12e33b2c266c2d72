import { readFileSync } from "node:fs";
import type { ProvenanceFile } from "./provenance-file.ts";

/** The part of `SpecDocument` that this module reads. */
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

/** The provenance of the bundle. */
export function readProvenance({ provenance }: DocumentWithProvenance): ProvenanceFile {
  return readJson(provenance) as ProvenanceFile;
}

/** Reads each file once: files of a package do not change while a program runs. */
function readJson(file: URL): unknown {
  if (!read.has(file.href)) read.set(file.href, JSON.parse(readFileSync(file, "utf8")));
  return read.get(file.href);
}
