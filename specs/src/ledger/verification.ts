import type { FactRecord } from "./checked-facts.ts";

/** Number of days after which a confirmation is stale. */
const FRESH_DAYS = 180;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Result of the `verify` runs for a fact. `verified`: every response matched the fact. `stale`: the last match is more
 * than 180 days old. `disputed`: a run contradicted the fact, and nobody has decided yet whether the contract is right.
 */
export type VerificationState = "verified" | "stale" | "disputed";

/** Result of all runs that checked a fact. */
export interface Verification {
  readonly state: VerificationState;
  /** Day of the last run that confirmed the fact, or contradicted a disputed fact (RFC 3339 full-date, UTC). */
  readonly date: string;
  /** Last day before the confirmation becomes stale (RFC 3339 full-date, UTC). Missing for a disputed fact. */
  readonly freshUntil?: string;
  /** Number of runs that confirmed the fact, or contradicted a disputed fact. */
  readonly runs: number;
  /** Names of the services checked in these runs. */
  readonly services: readonly string[];
  /** operationIds of the operations whose responses the runs checked. */
  readonly operations: readonly string[];
}

/** Returns the verification of a fact at a time, or `undefined` if no run confirmed or contradicted it. */
export function verificationAt(record: FactRecord | undefined, now: number): Verification | undefined {
  const { operations = [], confirmed, disputed } = record ?? {};
  if (disputed) return { state: "disputed", ...disputed, operations };
  if (confirmed === undefined) return undefined;
  const freshUntil = dayOf(Date.parse(confirmed.date) + FRESH_DAYS * DAY);
  return { state: dayOf(now) > freshUntil ? "stale" : "verified", ...confirmed, freshUntil, operations };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
