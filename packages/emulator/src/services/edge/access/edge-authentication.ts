import type { HttpRequest } from "@seamline/emulator-kit";
import { ServiceError } from "@seamline/emulator-kit";
import type { EdgeCaller, EdgeContext } from "../edge-context.ts";

/** The maximum number of requests per second for each key in the reference profile (reference facts, "Limits"). */
const REFERENCE_RATE = 100;
const WINDOW_MS = 1_000;

/**
 * Returns a request's account. A request that is forbidden for its key still counts towards the rate limit.
 *
 * @throws ServiceError 401, 429, 403
 */
export function authenticate(
  { method, target, headers }: Pick<HttpRequest, "method" | "target" | "headers">,
  context: Pick<EdgeContext, "fixtures" | "limits" | "windows">,
): EdgeCaller {
  const account = context.fixtures.accounts.get(headers.get("accesskey") ?? "");
  if (!account) throw new ServiceError(401, "The AccessKey header must contain the key of an account.");
  enforceRateLimit(account.number, context);
  if (!account.scope.permits(method, target))
    throw new ServiceError(403, "The key may not be used for this method and URL.");
  return { number: account.number };
}

/** Returns a name for a key. It does not reveal the key. @param number position of the key in the seed, from 1 */
export function keyName(number: number): string {
  return `key ${number}`;
}

/**
 * Counts a request towards its account's rate limit.
 *
 * @throws ServiceError 429 if the limit is exceeded
 */
function enforceRateLimit(
  account: number,
  { limits, windows }: Pick<EdgeContext, "limits" | "windows">,
): void {
  if (limits === "off") return;
  const count = limits === "reference" ? REFERENCE_RATE : limits.requestsPerSecond;
  const retryAfterMs = windows.take(`edge/${account}`, { count, windowMs: WINDOW_MS });
  if (retryAfterMs > 0)
    throw new ServiceError(429, `A key may make at most ${count} requests per second.`, { retryAfterMs });
}
