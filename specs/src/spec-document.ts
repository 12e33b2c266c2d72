import { readFileSync } from "node:fs";
import type { CheckedFacts } from "./ledger/checked-facts.ts";
import type { ProvenanceFile } from "./provenance-file.ts";

/** Fields of `SpecDocument` that this module reads. */
export interface DocumentWithProvenance {
  readonly files: {
    /** File URL of the OpenAPI 3.1 bundle. */
    readonly json: URL;
  };
  /** File URL of the provenance data. */
  readonly provenance: URL;
  /** Facts from a ledger outside the package, used instead of the document's ledger. */
  readonly facts?: CheckedFacts;
}

const read = new Map<string, unknown>();

/** Returns the OpenAPI 3.1 bundle of a document. */
export function readBundle({ files }: DocumentWithProvenance): unknown {
  return readJson(files.json);
}

export function readProvenance({ provenance }: DocumentWithProvenance): ProvenanceFile {
  return readJson(provenance) as ProvenanceFile;
}

/** Reads each file once, because a package's files do not change while a program runs. */
function readJson(file: URL): unknown {
  if (!read.has(file.href)) read.set(file.href, JSON.parse(readFileSync(file, "utf8")));
  return read.get(file.href);
}
