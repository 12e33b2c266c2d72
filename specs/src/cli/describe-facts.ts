import type { FactTotals } from "../fact-totals.ts";

/** Describes the facts checked by `verify` runs: `12 verified, 3 stale, 1 disputed, last confirmed on 2026-11-26`. */
export function describeFacts({ verified, stale, disputed, lastConfirmed }: FactTotals): string {
  const counts = Object.entries({ verified, stale, disputed }).filter(([, count]) => count > 0);
  const last = lastConfirmed === undefined ? [] : [`last confirmed on ${lastConfirmed}`];
  return [...counts.map(([state, count]) => `${count} ${state}`), ...last].join(", ");
}
