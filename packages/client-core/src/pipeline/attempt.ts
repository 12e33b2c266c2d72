import type { AttemptOutcome } from "../call/attempts.ts";
import type { Call } from "../call/call.ts";
import { monotonicOf } from "../platform/clock.ts";
import type { RequestBody } from "../request/body.ts";
import type { WireRequest } from "../request/wire-request.ts";
import type { RetryDecision } from "../retry/decide.ts";
import { type SharedLimits, settleAttempt } from "../retry/throttle.ts";
import { readyBody } from "./authorize.ts";
import type { CallLimit } from "./call-limit.ts";
import { exchange } from "./exchange.ts";
import { failureOf } from "./failure.ts";
import { notify } from "./notify.ts";

/** Result of an attempt, with the decision about the next step. */
interface Attempted extends AttemptOutcome {
  readonly decision: RetryDecision;
}

/**
 * Waits for a free slot, then sends the request once. Does not change `attempts.last`, since the caller may have
 * stopped waiting.
 *
 * @throws the reason of `signal`, if it aborts while the call is queued
 */
export async function attempt(
  wire: WireRequest,
  call: Call,
  limits: SharedLimits,
  limit: CallLimit,
  signal: AbortSignal | undefined,
): Promise<Attempted> {
  const { limiter } = limits;
  const { attempts, options } = call;
  const turn = limiter.acquire(options.concurrency, attempts.failures, signal);
  if (turn) await turn;
  try {
    const before = attempts.count;
    let outcome: AttemptOutcome;
    try {
      outcome = await attemptUnlessPaused(wire, call, limits, limit, signal);
    } catch (cause) {
      outcome = { error: failureOf(cause, call) };
    }
    // Settle before the next call starts, since a 429 must pause that call.
    const decision = settleAttempt(limits, call, outcome);
    if (attempts.count > before) {
      attempts.durationMs = monotonicOf(options.clock) - attempts.sentAt;
      notify(call, "onResponse", {}, outcome);
    }
    return { ...outcome, decision };
  } finally {
    limiter.release();
  }
}

/**
 * Makes an attempt once no pause is in effect. The timeout includes getting credentials and reading the body, but not
 * the pause.
 */
async function attemptUnlessPaused(
  wire: WireRequest,
  call: Call,
  { throttle }: SharedLimits,
  limit: CallLimit,
  signal: AbortSignal | undefined,
): Promise<AttemptOutcome> {
  const { attempts } = call;
  const before = attempts.count;
  let ready: { readonly body: RequestBody | undefined } | undefined;
  const begin = async (stop?: AbortSignal): Promise<AttemptOutcome | undefined> => {
    // Always awaits, so that hooks and `fetch` are called only after the caller has received the call.
    ready ??= { body: await readyBody(wire, call, stop) };
    // Another call may have received a 429 in the meantime.
    return throttle.isPaused() ? undefined : exchange(wire, ready.body, call, stop);
  };
  for (;;) {
    while (throttle.isPaused()) {
      await throttle.untilResumed(signal);
      signal?.throwIfAborted();
    }
    limit.check();
    const outcome = await limit.attempt(signal, () => attempts.count === before, begin);
    if (outcome) return outcome;
  }
}
