import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { ExchangeViolations, JournalEntry, JournalSummary } from "./journal-entry.ts";
import type { RecordedExchange } from "./recorded-exchange.ts";

/** The result of checking a recorded request and its response against the contract, as JSON. */
export interface EntryCheck extends ExchangeViolations {
  /** Warnings about parts of the request that were ignored but probably intended to have an effect. */
  readonly warnings: readonly RequestWarning[];
  /**
   * Why the request or the response could not be checked. In that case, the result only contains the violations that
   * were recorded when the request was handled.
   */
  readonly unchecked?: { readonly request?: string; readonly response?: string };
}

/** A journal entry with the result of its check. */
export interface CheckedEntry extends JournalEntry {
  /** Absent if the request does not match an operation or has no response yet. */
  readonly check?: EntryCheck;
}

/** Checks journal entries on demand. */
export interface EntryChecker {
  check(exchange: RecordedExchange): EntryCheck | undefined;
  /** Returns the number of violations in the request and in the response. */
  count(exchange: RecordedExchange): JournalSummary["problems"];
}

/** Counts the violations that were recorded while a request was handled. */
export function notedProblems({ violations }: RecordedExchange): JournalSummary["problems"] {
  return { request: violations.request.length, response: violations.response.length };
}
