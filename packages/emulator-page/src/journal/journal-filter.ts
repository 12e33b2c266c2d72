import type { JournalSummary } from "../protocol.ts";

/** Which requests of the journal are shown: all members that are there must fit. */
export interface JournalFilter {
  readonly service?: string;
  readonly operation?: string;
  readonly caller?: string;
  /** A status such as `404`, a class such as `4xx`, or `problems` for what the contract does not allow. */
  readonly status?: string;
  /** A part of the method, the target or the operation. */
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

/** The values that the entries have, for the choices of a filter. */
export function valuesOf(
  entries: readonly JournalSummary[],
  member: "service" | "operationId" | "caller",
): string[] {
  const found = new Set(entries.map((entry) => entry[member]).filter((value) => value !== undefined));
  return [...found].sort();
}

/** How a request went: its colour, beside the words that say it. */
export type Tone = "good" | "refused" | "bad" | "pending";

/**
 * Red is what broke: a response against its contract, a failure of the service, a request that passed although the
 * contract does not allow it. What the service refused is amber.
 */
export function toneOf({ status, problems, durationMs }: JournalSummary): Tone {
  if (problems.response > 0) return "bad";
  if (status === undefined) return durationMs === undefined ? "pending" : "bad";
  if (status >= 500 || (status < 400 && problems.request > 0)) return "bad";
  return status >= 400 ? "refused" : "good";
}
