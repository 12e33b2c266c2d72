import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildDocuments } from "../../build/build-documents.ts";
import type { BuiltDocument } from "../../build/built-document.ts";
import { discoverDocuments } from "../../build/discover-documents.ts";
import { recordRun } from "../../src/ledger/record-run.ts";
import type { VerifiedOperation } from "../../src/verify/verified-run.ts";

/** Facts in the library's contract that runs have checked. */
export const PAGES = "/components/schemas/Book/properties/pages";
export const TITLE = "/components/schemas/Book/properties/title";
export const NOTE = "/components/schemas/Note";
export const NOT_FOUND = "/components/responses/NotFound";

/** A copy of the library's contract in a temporary folder. Runs are recorded in its ledger. */
export class CheckedLibrary implements Disposable {
  readonly folder: string = mkdtempSync(path.join(tmpdir(), "library-"));
  readonly ledger: string = path.join(this.folder, "library/v1/verified.yaml");

  constructor() {
    const fixture = path.join(import.meta.dirname, "../fixtures/provenance/library");
    cpSync(fixture, path.join(this.folder, "library"), { recursive: true });
  }

  /** Records a run of `listBooks`, or of another operation. */
  record(
    date: string,
    checked: Partial<VerifiedOperation>,
    { operation = "listBooks", service = "staging" } = {},
  ) {
    const complete = { requests: 1, confirmed: [], contradicted: [], ...checked };
    const names = { service, document: "library/v1", profile: "reference", date };
    const [, reference] = this.documents();
    return recordRun(this.ledger, { ...names, operations: { [operation]: complete } }, reference?.openapi);
  }

  /** Returns the document as shown and its reference profile. */
  documents(): BuiltDocument[] {
    return buildDocuments(discoverDocuments(this.folder));
  }

  text(): string {
    return readFileSync(this.ledger, "utf8");
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
