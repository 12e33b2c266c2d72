import { type Checks, nonNegativeMs, positiveInteger } from "../arguments/checks.ts";

/** When to retry failed calls. Every member has a default. */
export interface RetryOptions {
  /** Maximum number of attempts of a call, including the first. Default: 4. */
  readonly maxAttempts?: number;
  /** Maximum pause before the second attempt, in milliseconds. It doubles with every attempt. Default: 200. */
  readonly baseDelayMs?: number;
  /** Maximum pause without `Retry-After`, in milliseconds. Default: 10 000. */
  readonly maxDelayMs?: number;
  /**
   * Maximum `Retry-After` to wait for, in milliseconds. If it is longer, the call fails immediately. Default: 60 000.
   */
  readonly maxRetryAfterMs?: number;
}

/** Default retry options. */
export const DEFAULT_RETRY: Required<RetryOptions> = {
  maxAttempts: 4,
  baseDelayMs: 200,
  maxDelayMs: 10_000,
  maxRetryAfterMs: 60_000,
};

export const RETRY_CHECKS: Checks<keyof RetryOptions> = {
  maxAttempts: positiveInteger,
  baseDelayMs: nonNegativeMs,
  maxDelayMs: nonNegativeMs,
  maxRetryAfterMs: nonNegativeMs,
};

/**
 * Adds defaults to the `retry` option.
 *
 * @param base defaults for missing members
 */
export function completeRetry(
  base: false | Required<RetryOptions>,
  overrides: false | RetryOptions = base,
): false | Required<RetryOptions> {
  if (overrides === false) return overrides;
  const present = Object.entries(overrides).filter(([, value]) => value !== undefined);
  return { ...(base || DEFAULT_RETRY), ...Object.fromEntries(present) };
}
