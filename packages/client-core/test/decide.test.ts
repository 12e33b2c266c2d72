import { describe, expect, test } from "vitest";
import type { AttemptOutcome } from "../src/call/attempts.ts";
import { NetworkError } from "../src/index.ts";
import { decide, type RetryContext } from "../src/retry/decide.ts";

const retry = { maxAttempts: 4, baseDelayMs: 200, maxDelayMs: 10_000, maxRetryAfterMs: 60_000 };
const get = { method: "GET", path: "/v1/books" } as const;
const post = { method: "POST", path: "/v1/books" } as const;

type DecidedCall = Parameters<typeof decide>[0];

/** Decides after the first attempt of a GET. Random pauses are half of the maximum. */
function decided(outcome: AttemptOutcome, call: Partial<DecidedCall> = {}, context?: Partial<RetryContext>) {
  const first: DecidedCall = { failures: 0, operation: get, options: { retry }, ...call };
  return decide(first, outcome, { now: 0, random: () => 0.5, hasRetry: true, ...context });
}

function response(status: number, headers: Record<string, string> = {}): AttemptOutcome {
  return { response: new Response(null, { status, headers }) };
}

const END = { action: "end", delayMs: 0, throttle: false };
const retryIn = (delayMs: number) => ({ action: "retry", delayMs, throttle: false });

describe("decide", () => {
  test.each([200, 201, 204, 304, 400, 403, 404, 409, 501])("ends a call after status %i", (status) => {
    expect(decided(response(status))).toEqual(END);
  });

  test("renews credentials after the first 401, and ends the call after the second", () => {
    expect(decided(response(401))).toEqual({ ...END, action: "renew credentials" });
    expect(decided(response(401), { isRenewed: true })).toEqual(END);
  });

  test.each([408, 500, 502, 503, 504])("retries only idempotent operations after %i", (status) => {
    expect(decided(response(status))).toEqual(retryIn(100));
    expect(decided(response(status), { operation: post })).toEqual(END);
    expect(decided(response(status), { operation: { ...post, idempotent: true } })).toEqual(retryIn(100));
  });

  test("retries after a retryable error", () => {
    expect(decided({ error: new NetworkError("reset", { retryable: true }) })).toEqual(retryIn(100));
    expect(decided({ error: new NetworkError("reset", { retryable: false }) })).toEqual(END);
  });

  test("doubles the maximum pause with every failure, up to maxDelayMs", () => {
    const options = { retry: { ...retry, maxAttempts: 99 } };
    const delays = [0, 1, 2, 5, 6, 60].map(
      (failures) => decided(response(500), { failures, options }).delayMs,
    );
    expect(delays).toEqual([100, 200, 400, 3_200, 5_000, 5_000]);
  });

  test("waits for Retry-After up to maxRetryAfterMs, and ends the call if Retry-After is longer", () => {
    expect(decided(response(503, { "retry-after": "60" }))).toEqual(retryIn(60_000));
    expect(decided(response(503, { "retry-after": "61" }))).toEqual(END);
    expect(decided(response(503, { "retry-after": "0" }))).toEqual(retryIn(100));
    const date = { "retry-after": "Thu, 01 Jan 1970 00:00:05 GMT" };
    expect(decided(response(503, date), {}, { now: 2_000 })).toEqual(retryIn(3_000));
  });

  test("throttles all calls after a 429, even if the failed call is not retried", () => {
    const throttled = { action: "retry", delayMs: 2_000, throttle: true };
    const busy = response(429, { "retry-after": "2" });
    expect(decided(busy)).toEqual(throttled);
    expect(decided(busy, { operation: post })).toEqual(throttled);
    expect(decided(busy, { failures: 3 })).toEqual({ ...throttled, action: "end" });
    expect(decided(busy, { isOneShot: true })).toEqual({ ...throttled, action: "end" });
    expect(decided(busy, { options: { retry: false } })).toEqual(END);
    expect(decided(response(429, { "retry-after": "61" }))).toEqual(END);
  });

  test("ends the call if no attempts or retry budget are left, or if its stream was sent", () => {
    expect(decided(response(500), { failures: 2 }).action).toBe("retry");
    expect(decided(response(500), { failures: 3 }).action).toBe("end");
    expect(decided(response(500), { isOneShot: true }).action).toBe("end");
    expect(decided(response(500), {}, { hasRetry: false }).action).toBe("end");
    expect(decided(response(429), {}, { hasRetry: false }).action).toBe("retry");
  });
});
