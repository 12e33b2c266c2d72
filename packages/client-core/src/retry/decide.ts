import type { AttemptOutcome, Attempts } from "../call/attempts.ts";
import type { Call } from "../call/call.ts";
import type { RetryOptions } from "../options/retry-options.ts";

/** How an attempt ended: with a response, or with an error. */
export type Outcome = AttemptOutcome;

/** What to do after an attempt. */
export interface RetryDecision {
  readonly action: "end" | "renew credentials" | "retry";
  /** Pause before the next attempt, in milliseconds of the client's clock. */
  readonly delayMs: number;
  /** Whether every call of the client pauses as long, since the service has responded with 429. */
  readonly throttle: boolean;
}

/** What a decision depends on beside the call. */
export interface Circumstances {
  /** Milliseconds since 1970, by the client's clock. */
  readonly now: number;
  /** Returns a random number from 0 to below 1. */
  readonly random: () => number;
  /** Whether the client's budget has a retry. */
  readonly hasRetry: boolean;
}

type DecidedCall = Pick<Call, "operation"> &
  Pick<Attempts, "failures" | "isOneShot" | "isRenewed"> & {
    readonly options: Pick<Call["options"], "retry">;
  };

/** Decides what to do after an attempt, by its response or its error. Changes nothing. */
export function decide(
  call: DecidedCall,
  { response, error }: Outcome,
  { now, random, hasRetry }: Circumstances,
): RetryDecision {
  const end = { action: "end", delayMs: 0, throttle: false } as const;
  const { failures, isOneShot, isRenewed, options } = call;
  const { retry } = options;
  if (response?.status === 401 && !isRenewed) return { ...end, action: "renew credentials" };
  const mayPass = response ? mayRepeat(call, response.status) : error?.retryable;
  if (!retry || !mayPass) return end;
  const retryAfter = retryAfterMs(response?.headers, now);
  if (retryAfter && retryAfter > retry.maxRetryAfterMs) return end;
  // A service that asks for 0 would get all attempts at once, so that 0 is not followed.
  const delayMs = retryAfter || backOffMs(retry, failures, random);
  const throttle = response?.status === 429;
  const isLast = isOneShot || failures + 1 >= retry.maxAttempts;
  // A throttled client cannot multiply the service's load, so that the budget does not count.
  return { action: !isLast && (throttle || hasRetry) ? "retry" : "end", delayMs, throttle };
}

/** Statuses of failures that may pass (RFC 9110 section 15, RFC 6585 section 4). */
const PASSING = [408, 429, 500, 502, 503, 504];

/**
 * Whether a failed call may succeed when it is sent again, and sending it again is safe: a call that may have had
 * its effect is repeated only where the operation is idempotent. A call that got 429 had none.
 *
 * @param status absent where no complete response came
 */
export function mayRepeat({ operation }: Pick<Call, "operation">, status = 500): boolean {
  // RFC 9110 section 9.2.2, where the document does not say.
  const { idempotent = !/^P(OST|ATCH)$/.test(operation.method) } = operation;
  return status === 429 || (idempotent && PASSING.includes(status));
}

/**
 * A random pause below a limit that doubles with every failure, in milliseconds: clients that failed together do not
 * come back together.
 *
 * @param failures how often the work has failed before
 */
export function backOffMs(
  { baseDelayMs, maxDelayMs }: Pick<Required<RetryOptions>, "baseDelayMs" | "maxDelayMs">,
  failures: number,
  random: () => number,
): number {
  return random() * Math.min(maxDelayMs, baseDelayMs * 2 ** failures);
}

/**
 * How long the service asks to wait, in milliseconds: `Retry-After` in either form (RFC 9110 section 10.2.3), 0 where
 * that is over. `undefined` where there is none that can be read.
 *
 * @param now milliseconds since 1970, by our clock; a date counts from the service's, where `Date` shows that
 */
export function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get("retry-after") ?? "";
  const ms = /^-?\d+$/.test(value)
    ? Number(value) * 1000
    : dateOf(value) - (dateOf(headers?.get("date") ?? "") || now);
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Date.parse takes nearly anything for a date, but an HTTP date ends in GMT. */
function dateOf(value: string): number {
  return value.endsWith("GMT") ? Date.parse(value) : Number.NaN;
}
