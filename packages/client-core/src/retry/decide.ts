import type { AttemptOutcome, Attempts } from "../call/attempts.ts";
import type { Call } from "../call/call.ts";
import type { RetryOptions } from "../options/retry-options.ts";

/** What to do after an attempt. */
export interface RetryDecision {
  readonly action: "end" | "renew credentials" | "retry";
  /** Pause before the next attempt, in milliseconds, as measured by the client's clock. */
  readonly delayMs: number;
  /** Whether all of the client's calls pause for `delayMs`, because the service responded with 429. */
  readonly throttle: boolean;
}

/** Inputs to a decision, in addition to the call. */
export interface RetryContext {
  /** Milliseconds since 1970, on the client's clock. */
  readonly now: number;
  /** Returns a random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** Whether the client's retry budget allows a retry. */
  readonly hasRetry: boolean;
}

type DecidedCall = Pick<Call, "operation"> &
  Pick<Attempts, "failures" | "isOneShot" | "isRenewed"> & {
    readonly options: Pick<Call["options"], "retry">;
  };

/** Decides what to do after an attempt, based on its response or error. Has no side effects. */
export function decide(
  call: DecidedCall,
  { response, error }: AttemptOutcome,
  { now, random, hasRetry }: RetryContext,
): RetryDecision {
  const end = { action: "end", delayMs: 0, throttle: false } as const;
  const { failures, isOneShot, isRenewed, options } = call;
  const { retry } = options;
  if (response?.status === 401 && !isRenewed) return { ...end, action: "renew credentials" };
  const retryable = response ? isRetryable(call, response.status) : error?.retryable;
  if (!retry || !retryable) return end;
  const retryAfter = retryAfterMs(response?.headers, now);
  if (retryAfter && retryAfter > retry.maxRetryAfterMs) return end;
  // Ignore `Retry-After: 0`, which would send all attempts without a pause.
  const delayMs = retryAfter || backOffMs(retry, failures, random);
  const throttle = response?.status === 429;
  const isLast = isOneShot || failures + 1 >= retry.maxAttempts;
  // The budget does not limit retries after a 429, because a throttled client cannot multiply the service's load.
  return { action: !isLast && (throttle || hasRetry) ? "retry" : "end", delayMs, throttle };
}

/** Statuses of temporary failures (RFC 9110 section 15, RFC 6585 section 4). */
const TEMPORARY_FAILURES = [408, 429, 500, 502, 503, 504];

/**
 * Returns whether a retry is safe and may succeed. A call that may have taken effect is only retried if the operation
 * is idempotent. A call that failed with 429 had no effect.
 *
 * @param status absent if no complete response arrived
 */
export function isRetryable({ operation }: Pick<Call, "operation">, status = 500): boolean {
  return status === 429 || (isIdempotent(operation) && TEMPORARY_FAILURES.includes(status));
}

/**
 * Returns whether several identical calls have the same effect as one. The default depends on the method (RFC 9110
 * section 9.2.2).
 */
export function isIdempotent({
  method,
  idempotent = !/^P(OST|ATCH)$/.test(method),
}: Call["operation"]): boolean {
  return idempotent;
}

/**
 * Returns a random pause in milliseconds: exponential back-off with full jitter, which avoids synchronized retries.
 *
 * @param failures number of previous failures
 */
export function backOffMs(
  { baseDelayMs, maxDelayMs }: Pick<Required<RetryOptions>, "baseDelayMs" | "maxDelayMs">,
  failures: number,
  random: () => number,
): number {
  return random() * Math.min(maxDelayMs, baseDelayMs * 2 ** failures);
}

/**
 * Parses `Retry-After`, a number of seconds or a date (RFC 9110 section 10.2.3), and returns the delay in milliseconds:
 * 0 for a date in the past, `undefined` if the header is missing or invalid.
 *
 * @param now milliseconds since 1970, by the client's clock; only used for a date in `Retry-After` if the response has
 * no `Date`
 */
export function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get("retry-after") ?? "";
  const ms = /^-?\d+$/.test(value)
    ? Number(value) * 1000
    : dateOf(value) - (dateOf(headers?.get("date") ?? "") || now);
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** `Date.parse` accepts nearly any string, but an HTTP date ends with GMT. */
function dateOf(value: string): number {
  return value.endsWith("GMT") ? Date.parse(value) : Number.NaN;
}
