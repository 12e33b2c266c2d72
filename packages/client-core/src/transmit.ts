import { attempt } from "./attempt.ts";
import type { Call } from "./call.ts";
import { decide, type Outcome, type Verdict } from "./decide.ts";
import { failureOf } from "./failure.ts";
import type { HoldBack } from "./hold-back.ts";
import { tell } from "./tell.ts";
import { type TimeLimit, within } from "./time-limit.ts";
import { timedOut } from "./timed-out.ts";
import type { Traffic } from "./traffic.ts";
import { untilReady } from "./until-ready.ts";
import type { WireRequest } from "./wire-request.ts";

/** How an attempt ended, and what follows. */
export interface Transmission extends Outcome {
  readonly verdict: Verdict;
}

/**
 * Sends a call once, when it is its turn. Changes nothing of how the call stands: whoever asked may have gone.
 *
 * @throws RedirectError, or the reason of `signal` while the call queues
 */
export async function transmit(
  wire: WireRequest,
  call: Call,
  traffic: Traffic,
  limit: TimeLimit,
  signal: AbortSignal | undefined,
): Promise<Transmission> {
  const { gate, holdBack } = traffic;
  const turn = gate.enter(call.options.concurrency, call.failures, signal);
  if (turn) await turn;
  try {
    const before = call.context.attempts;
    let outcome: Outcome;
    try {
      outcome = await attemptWhenReady(wire, call, holdBack, limit, signal);
    } catch (cause) {
      outcome = { error: failureOf(cause, call) };
    }
    if (call.context.attempts > before) {
      call.durationMs = performance.now() - call.sentAt;
      tell(call, "onResponse", {}, outcome);
    }
    // Before the next call gets in: it may have to be held back.
    return { ...outcome, verdict: decide(call, outcome, traffic) };
  } finally {
    gate.leave();
  }
}

/** Begins when nothing is held back. The limit of an attempt covers its credentials and its body, but no such wait. */
async function attemptWhenReady(
  wire: WireRequest,
  call: Call,
  holdBack: HoldBack,
  limit: TimeLimit,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const { context, options } = call;
  const before = context.attempts;
  const expired = (): Error => timedOut(call, "timeoutMs", context.attempts === before);
  let ready: { readonly body: BodyInit | undefined } | undefined;
  const begin = async (stop?: AbortSignal): Promise<Outcome | undefined> => {
    // Waits also where it need not: no hook and no `fetch` is called before the caller has the call in hand.
    ready ??= { body: await untilReady(wire, call, stop) };
    // Another call may have been answered with 429 meanwhile.
    return holdBack.isOn() ? undefined : attempt(wire, ready.body, call, stop);
  };
  for (;;) {
    while (holdBack.isOn()) {
      await holdBack.wait(signal);
      signal?.throwIfAborted();
    }
    limit.check();
    const outcome = await within(options.timeoutMs, signal, expired, begin);
    if (outcome) return outcome;
  }
}
