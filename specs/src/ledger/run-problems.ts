import type { VerifiedRun } from "../verify/verified-run.ts";
import { factDigest } from "./fact-digest.ts";
import type { LedgerProblem } from "./ledger-error.ts";
import { dayProblem, serviceNameProblem } from "./ledger-names.ts";
import { operationIds } from "./operation-ids.ts";

/**
 * Returns the problems with a run. Only operation names and pointers from the contract are valid, so no service data
 * can enter a ledger.
 */
export function runProblems(run: VerifiedRun, bundle: unknown): LedgerProblem[] {
  const ids = operationIds(bundle);
  const operations = Object.entries(run.operations);
  const pointers = operations.flatMap(([, { confirmed, contradicted }]) => [...confirmed, ...contradicted]);
  const messages = [
    serviceNameProblem(run.service) ?? [],
    dayProblem(run.date) ?? [],
    ...operations.flatMap(([id]) =>
      ids.has(id) ? [] : `unknown operation ${JSON.stringify(id)} (use an operationId from the contract)`,
    ),
    ...[...new Set(pointers)].flatMap((pointer) =>
      factDigest(bundle, pointer) === undefined || !pointer.startsWith("/")
        ? `unknown fact ${JSON.stringify(pointer)} (use a JSON pointer into the contract)`
        : [],
    ),
  ];
  return messages.flat().map((message) => ({ message }));
}
