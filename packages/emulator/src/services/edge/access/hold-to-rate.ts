import { Refusal } from "../../../service/refusal.ts";
import type { EdgeContext } from "../edge-context.ts";

/** Requests per second and key of the reference profile (reference facts, "Limits"). */
const REFERENCE_RATE = 100;
const WINDOW_MS = 1_000;

/**
 * Counts a request of an account, and holds it to the rate in force.
 *
 * @throws Refusal 429
 */
export function holdToRate(
  account: number,
  { limits, windows }: Pick<EdgeContext, "limits" | "windows">,
): void {
  if (limits === "off") return;
  const count = limits === "reference" ? REFERENCE_RATE : limits.requestsPerSecond;
  const retryAfterMs = windows.take(`edge/${account}`, { count, windowMs: WINDOW_MS });
  if (retryAfterMs > 0)
    throw new Refusal(429, `A key may make at most ${count} requests per second.`, { retryAfterMs });
}
