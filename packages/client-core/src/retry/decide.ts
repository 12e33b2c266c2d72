import { redact } from "../auth/redact.ts";
import { RedirectError } from "../errors/call-errors.ts";
import { type Call, errorOf } from "../pipeline/call.ts";
import type { RetryOptions } from "./retry-options.ts";
import type { Traffic } from "./throttle.ts";

/** How an attempt ended: with an answer, or with an error. */
export type Outcome = Pick<Call, "response" | "bytes" | "error">;

/** What follows an attempt: nothing more, or another one, after a pause in milliseconds. */
export type Verdict = "end" | "renew credentials" | number;

/**
 * Says what follows an attempt, by its answer or its error.
 *
 * @throws RedirectError
 */
export function decide(call: Call, { response, error }: Outcome, traffic: Traffic): Verdict {
  const { gate, holdBack, budget } = traffic;
  const { failures, isOneShot } = call;
  if (response) refuseRedirect(call, response);
  if (response?.ok) budget.refund(call.spent);
  if (response?.status === 401 && !call.isRenewed) return "renew credentials";
  const { retry, clock } = call.options;
  const isPassing = response ? mayRepeat(call, response.status) : error?.retryable;
  if (!retry || !isPassing) return "end";
  const asked = retryAfterMs(response?.headers, clock.now());
  if (asked && asked > retry.maxRetryAfterMs) return "end";
  // Where nothing is left to wait, too: a service that asks for 0 would get all attempts at once.
  const pause = asked || backOffMs(retry, failures);
  const isHeldBack = response?.status === 429;
  if (isHeldBack) {
    holdBack.until(pause, clock);
    gate.narrow();
  }
  call.failures += 1;
  const isLast = call.failures >= retry.maxAttempts || isOneShot;
  if (isLast) return "end";
  // What is held back cannot multiply.
  if (isHeldBack) return pause;
  if (!budget.take()) return "end";
  call.spent += 1;
  return pause;
}

/** A pause at random, so that clients that failed together do not come back together. */
function backOffMs({ baseDelayMs, maxDelayMs }: Required<RetryOptions>, failures: number): number {
  return Math.random() * Math.min(maxDelayMs, baseDelayMs * 2 ** failures);
}

/** @throws RedirectError */
function refuseRedirect(call: Call, { status, type, headers }: Response): void {
  // RFC 9110 section 15.4. Browsers hide status and headers of a redirect that is not followed.
  if (type !== "opaqueredirect" && ![301, 302, 303, 307, 308].includes(status)) return;
  throw errorOf(call, RedirectError, "was redirected, which is never followed", {
    status: status || undefined,
    location: redact(headers.get("location") ?? "", call) || undefined,
  });
}

/** Statuses of failures that may pass (RFC 9110 section 15, RFC 6585 section 4). */
const PASSING = [408, 429, 500, 502, 503, 504];

/**
 * Whether a failed call may succeed when it is sent again, and sending it again is safe: a call that may have had
 * its effect is repeated only where the operation is idempotent. What is answered with 429 had none.
 *
 * @param status absent where no complete answer came
 */
export function mayRepeat({ operation }: Call, status = 500): boolean {
  // RFC 9110 section 9.2.2, where the document does not say.
  const { idempotent = !/^P(OST|ATCH)$/.test(operation.method) } = operation;
  return status === 429 || (idempotent && PASSING.includes(status));
}

/**
 * How long the service wants to be left alone, in milliseconds: `Retry-After` in either form (RFC 9110 section
 * 10.2.3), 0 where that is over. `undefined` where there is none that can be read.
 *
 * @param now milliseconds since 1970, by our clock; a date counts from the service's, where it says what that shows
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
