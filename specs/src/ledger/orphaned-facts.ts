import { valueAt } from "@seamline/openapi/json-pointer";
import { isCurrent, type LedgerEntry, ledgerEntries } from "./checked-facts.ts";
import type { Ledger } from "./ledger.ts";
import type { LedgerProblem } from "./ledger-error.ts";
import { operationIds } from "./operation-ids.ts";

/**
 * Returns a problem for each operation and fact in a ledger that the contract no longer contains.
 *
 * @param bundles the contract in every profile. A fact is current if one of the profiles contains it.
 */
export function orphanedFacts(ledger: Ledger, bundles: readonly unknown[]): LedgerProblem[] {
  const ids = new Set(bundles.flatMap((bundle) => [...operationIds(bundle)]));
  const operations = [...ledger.operations].filter(([id]) => !ids.has(id));
  const facts = ledgerEntries(ledger).filter((entry) => !bundles.some((bundle) => isCurrent(bundle, entry)));
  return [
    ...operations.map(([id, { line }]) => ({
      line,
      message: `The operation ${id} is orphaned: the contract has no such operation. Rename or remove it.`,
    })),
    ...facts.map((entry) => orphan(entry, bundles)),
  ];
}

function orphan({ operation, pointer, fact }: LedgerEntry, bundles: readonly unknown[]): LedgerProblem {
  const exists = bundles.some((bundle) => valueAt(bundle, pointer) !== undefined);
  const reason = exists ? "its value in the contract changed" : "the contract does not contain it";
  const message = `The fact ${pointer} of ${operation} is orphaned: ${reason}. Run verify --record again, or remove the fact.`;
  return { line: fact.line, message };
}
