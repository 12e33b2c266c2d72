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

/** @throws ControlError for a number that is none */
export function readJournalFilter({
  status,
  limit,
  ...names
}: Readonly<Record<string, string>>): RequestsFilter {
  return {
    ...names,
    ...(status !== undefined && { status: wholeNumber("status", status, "a status such as 404") }),
    ...(limit !== undefined && { limit: wholeNumber("limit", limit, "a whole number, 0 or more") }),
  };
}

function wholeNumber(name: string, value: string, right: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new ControlError(400, "invalid-query", `${name} must be ${right}, and is ${value.slice(0, 40)}.`);
}
