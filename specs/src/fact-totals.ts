import { parsePointer } from "@seamline/openapi/json-pointer";
import type { CheckedFacts } from "./ledger/checked-facts.ts";
import { type Verification, verificationAt } from "./ledger/verification.ts";
import { originNumber, type ProvenanceFile } from "./provenance-file.ts";

/** Facts checked by `verify` runs, by state. */
export interface FactTotals {
  readonly verified: number;
  readonly stale: number;
  readonly disputed: number;
  /** Day of the last run that confirmed one of the facts (RFC 3339 full-date, UTC). */
  readonly lastConfirmed?: string;
  /** Last day before this confirmation becomes stale (RFC 3339 full-date, UTC). */
  readonly freshUntil?: string;
  /** JSON pointers to the disputed facts. */
  readonly disputedAt: readonly string[];
}

/**
 * Counts facts by state. Returns `undefined` if no fact is verified, stale or disputed.
 *
 * @param facts facts in a `RegisteredPoint` or in `RegisterTotals`.
 * @param now milliseconds since 1970, which determine whether a confirmation is stale.
 */
export function countFacts(facts: CheckedFacts = {}, now: number = Date.now()): FactTotals | undefined {
  const found = Object.entries(facts).flatMap(([pointer, record]) => {
    const verification = verificationAt(record, now);
    return verification ? [{ pointer, ...verification }] : [];
  });
  if (found.length === 0) return undefined;
  const count = (state: Verification["state"]) => found.filter((each) => each.state === state).length;
  const [last] = found.filter(({ state }) => state !== "disputed").sort((a, b) => (a.date < b.date ? 1 : -1));
  return {
    verified: count("verified"),
    stale: count("stale"),
    disputed: count("disputed"),
    ...(last?.freshUntil && { lastConfirmed: last.date, freshUntil: last.freshUntil }),
    disputedAt: found.flatMap(({ state, pointer }) => (state === "disputed" ? [pointer] : [])),
  };
}

/** Returns the facts that an overlay action wrote to fill a point. */
export function factsOfPoint(facts: CheckedFacts, file: ProvenanceFile, id: string): CheckedFacts {
  const hasFilled = (pointer: string) => {
    const { action } = file.origins[originNumber(file.tree, parsePointer(pointer))] ?? {};
    return action !== undefined && file.actions[action]?.fills.includes(id);
  };
  return Object.fromEntries(Object.entries(facts).filter(([pointer]) => hasFilled(pointer)));
}
