import { orphanedFacts } from "../../src/ledger/orphaned-facts.ts";
import type { BuiltDocument } from "../built-document.ts";
import { type SpecProblem, SpecProblemsError } from "../spec-problem.ts";
import { ledgerFile, readDocumentLedger } from "./document-ledger.ts";

/**
 * Checks every ledger. Reports operations and facts that are no longer in any profile of the contract.
 *
 * @param documents every profile of every document.
 */
export function lintLedgers(documents: readonly BuiltDocument[]): SpecProblem[] {
  return [...Map.groupBy(documents, ({ source }) => source).values()].flatMap(lintLedger);
}

function lintLedger(profiles: readonly BuiltDocument[]): SpecProblem[] {
  const [{ source }] = profiles as [BuiltDocument];
  const file = ledgerFile(source);
  if (file === undefined) return [];
  try {
    const ledger = readDocumentLedger(source) ?? { operations: new Map() };
    const bundles = profiles.map(({ openapi }) => openapi);
    return orphanedFacts(ledger, bundles).map((problem) => ({ ...problem, file }));
  } catch (error) {
    if (!(error instanceof SpecProblemsError)) throw error;
    return [...error.problems];
  }
}
