import { problemSentence } from "../faults/invalid-fault-error.ts";
import type { KnownOperations } from "../faults/known-operations.ts";
import { operationProblems } from "../faults/operation-problems.ts";
import type { JournalFilter } from "../journal/journal-entry.ts";
import { ControlError } from "./control-error.ts";

/** Which requests of the journal are asked for. */
export interface RequestsFilter extends JournalFilter {
  /** How many, the last ones. */
  readonly limit?: number;
}

/** Parameters that a filter is made of. */
export const filterParameters: readonly (keyof RequestsFilter)[] = [
  "document",
  "operationId",
  "method",
  "status",
  "limit",
];

/** @throws ControlError for a number that is none, and for what no document has */
export function readJournalFilter(
  { status, limit, ...names }: Readonly<Record<string, string>>,
  known: () => KnownOperations,
): RequestsFilter {
  checkNames(names, known);
  return {
    ...names,
    ...(status !== undefined && { status: wholeNumber("status", status, "a status such as 404") }),
    ...(limit !== undefined && { limit: wholeNumber("limit", limit, "a whole number, 0 or more") }),
  };
}

/** A name that is none would find no request, as if none had come. */
function checkNames({ operationId, document }: JournalFilter, known: () => KnownOperations): void {
  if (operationId === undefined && document === undefined) return;
  const [problem] = operationProblems(operationId ?? "*", document, known());
  if (problem) throw new ControlError(400, "invalid-query", problemSentence(problem));
}

function wholeNumber(name: string, value: string, right: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new ControlError(400, "invalid-query", `${name} must be ${right}, and is ${value.slice(0, 40)}.`);
}
