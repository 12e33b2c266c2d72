import { type Call, errorOf } from "./call.ts";
import { RedirectError } from "./errors/redirect-error.ts";
import { mayRepeat } from "./may-repeat.ts";
import { redact } from "./redact.ts";
import { retryAfterMs } from "./retry-after.ts";
import type { RetryOptions } from "./retry-options.ts";
import type { Traffic } from "./traffic.ts";

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
