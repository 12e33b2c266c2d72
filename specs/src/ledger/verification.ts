import type { FactRecord } from "./checked-facts.ts";

/** Number of days after which a confirmation is stale. */
export const FRESH_DAYS = 180;

const DAY = 24 * 60 * 60 * 1000;

/**
 * What runs of `verify` found about a fact. `verified`: every response matched it. `stale`: the last match is more than
 * 180 days old. `disputed`: a run contradicted it, and nobody has decided yet whether the contract is right.
 */
export type VerificationState = "verified" | "stale" | "disputed";

/** Result of all runs that checked a fact. */
export interface Verification {
  readonly state: VerificationState;
  /** Day of the last run that confirmed the fact, or contradicted a disputed fact (RFC 3339 full-date, UTC). */
  readonly date: string;
  /** Number of these runs. */
  readonly runs: number;
  /** Names of the services of these runs. */
  readonly services: readonly string[];
  /** operationIds of the operations whose responses the runs checked. */
  readonly operations: readonly string[];
}

/** Returns the verification of a fact at a time, or `undefined` if no run confirmed or disputes it. */
export function verificationAt(record: FactRecord | undefined, now: number): Verification | undefined {
  const { operations = [], confirmed, disputed } = record ?? {};
  if (disputed) return { state: "disputed", ...disputed, operations };
  if (confirmed)
    return { state: isStale(confirmed.date, now) ? "stale" : "verified", ...confirmed, operations };
  return undefined;
}

function isStale(date: string, now: number): boolean {
  return now - Date.parse(date) > FRESH_DAYS * DAY;
}
