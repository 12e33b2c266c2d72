import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { ExchangeViolations, JournalEntry, JournalSummary } from "./journal-entry.ts";
import type { RecordedExchange } from "./recorded-exchange.ts";

/** What the contract of an operation says of a request in the journal and of its response, as JSON. */
export interface EntryCheck extends ExchangeViolations {
  /** What of the request is ignored, and was probably meant to count. */
  readonly warnings: readonly RequestWarning[];
  /** Why the request or the response could not be checked, in a sentence. Then only what was noted at the time is said. */
  readonly unchecked?: { readonly request?: string; readonly response?: string };
}

/** An entry of the journal with its check. */
export interface CheckedEntry extends JournalEntry {
  /** Absent for a request that is for no operation, and as long as there is no response. */
  readonly check?: EntryCheck;
}

/** Checks requests of the journal once somebody looks at them. */
export interface EntryChecker {
  check(exchange: RecordedExchange): EntryCheck | undefined;
  /** How many violations the request and the response have. */
  count(exchange: RecordedExchange): JournalSummary["problems"];
}

/** Counts what was noted while a request was handled. */
export function notedProblems({ violations }: RecordedExchange): JournalSummary["problems"] {
  return { request: violations.request.length, response: violations.response.length };
}
