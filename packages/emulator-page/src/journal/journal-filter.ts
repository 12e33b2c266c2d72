import type { JournalSummary } from "../protocol.ts";

/** A filter for the journal. A request must match all members that are present. */
export interface JournalFilter {
  readonly service?: string;
  readonly operation?: string;
  readonly caller?: string;
  /** A status such as `404`, a class of statuses such as `4xx`, `problems` for contract violations, or `faults`. */
  readonly status?: string;
  /** Text to search for in the method, the target and the operation. */
  readonly text?: string;
}

export const FILTER_NAMES = ["service", "operation", "caller", "status", "text"] as const;

export function readFilter(query: Readonly<Record<string, string>>): JournalFilter {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => (query[name] ? [[name, query[name]] as const] : [])),
  );
}

export function fits(entry: JournalSummary, filter: JournalFilter): boolean {
  return (
    (filter.service === undefined || entry.service === filter.service) &&
    (filter.operation === undefined || entry.operationId === filter.operation) &&
    (filter.caller === undefined || entry.caller === filter.caller) &&
    (filter.status === undefined || fitsStatus(entry, filter.status)) &&
    (filter.text === undefined || fitsText(entry, filter.text.toLowerCase()))
  );
}

function fitsStatus({ status, problems, faults }: JournalSummary, wanted: string): boolean {
  if (wanted === "problems") return problems.request + problems.response > 0;
  if (wanted === "faults") return faults.length > 0;
  if (/^[1-5]xx$/i.test(wanted))
    return status !== undefined && Math.floor(status / 100) === Number(wanted[0]);
  return String(status ?? "") === wanted;
}

function fitsText({ method, target, operationId = "" }: JournalSummary, wanted: string): boolean {
  return `${method} ${target} ${operationId}`.toLowerCase().includes(wanted);
}

/** Returns a member's distinct values, for use as filter options. */
export function valuesOf(
  entries: readonly JournalSummary[],
  member: "service" | "operationId" | "caller",
): string[] {
  const found = new Set(entries.map((entry) => entry[member]).filter((value) => value !== undefined));
  return [...found].sort();
}

/** Color of a request. The page also shows the same information as text. */
export type Tone = "good" | "refused" | "bad" | "pending";

/**
 * Returns red for invalid responses, 5xx statuses, lost connections, and invalid requests that the service accepted.
 * Requests that the service rejected are amber.
 */
export function toneOf({ status, problems, durationMs }: JournalSummary): Tone {
  if (problems.response > 0) return "bad";
  if (status === undefined) return durationMs === undefined ? "pending" : "bad";
  if (status >= 500 || (status < 400 && problems.request > 0)) return "bad";
  return status >= 400 ? "refused" : "good";
}
