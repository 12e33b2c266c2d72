import { existsSync } from "node:fs";
import path from "node:path";
import { LEDGER_FILE, type Ledger } from "../../src/ledger/ledger.ts";
import { LedgerError } from "../../src/ledger/ledger-error.ts";
import { readLedger } from "../../src/ledger/read-ledger.ts";
import type { SpecSource } from "../discover-documents.ts";
import { SpecProblemsError } from "../spec-problem.ts";

/** Returns the path of the ledger next to a document, or `undefined` if there is no ledger. */
export function ledgerFile({ file }: SpecSource): string | undefined {
  const ledger = path.join(path.dirname(file), LEDGER_FILE);
  return existsSync(ledger) ? ledger : undefined;
}

/**
 * Reads the ledger next to a document. Returns `undefined` if there is no ledger.
 *
 * @throws {SpecProblemsError} with all problems in the ledger.
 */
export function readDocumentLedger(source: SpecSource): Ledger | undefined {
  const file = ledgerFile(source);
  if (file === undefined) return undefined;
  try {
    return readLedger(file);
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    throw new SpecProblemsError(error.problems.map((problem) => ({ ...problem, file })));
  }
}
