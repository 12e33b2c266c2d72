import { aCount, aPause, type Checks, checked } from "../arguments/checks.ts";

/** When a failed call is sent again. Every member has a default. */
export interface RetryOptions {
  /** Most attempts of one call, the first one included. Default: 4. */
  readonly maxAttempts?: number;
  /** Longest pause before the second attempt, in milliseconds; it doubles with every further one. Default: 200. */
  readonly baseDelayMs?: number;
  /** Longest pause of all, in milliseconds, where the service does not say. Default: 10 000. */
  readonly maxDelayMs?: number;
  /** Longest `Retry-After` to wait for, in milliseconds; the call fails at once above it. Default: 60 000. */
  readonly maxRetryAfterMs?: number;
}

/** Retries of a client that does not set them. */
export const DEFAULT_RETRY: Required<RetryOptions> = {
  maxAttempts: 4,
  baseDelayMs: 200,
  maxDelayMs: 10_000,
  maxRetryAfterMs: 60_000,
};

const CHECKS: Checks<keyof RetryOptions> = {
  maxAttempts: aCount,
  baseDelayMs: aPause,
  maxDelayMs: aPause,
  maxRetryAfterMs: aPause,
};

/**
 * Checks the option `retry` and completes it.
 *
 * @param base where absent members come from
 * @throws InvalidArgumentError
 */
export function readRetry(
  base: false | Required<RetryOptions>,
  overrides: false | RetryOptions = base,
): false | Required<RetryOptions> {
  if (overrides === false) return overrides;
  return { ...(base || DEFAULT_RETRY), ...checked(overrides, "options.retry", CHECKS) };
}
