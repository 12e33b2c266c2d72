import { attempt } from "./attempt.ts";
import type { Call } from "./call.ts";
import { decide, type Outcome, type Verdict } from "./decide.ts";
import { failureOf } from "./failure.ts";
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
      // Waits also where it need not: no hook and no `fetch` is called before the caller has the call in hand.
      const body = await untilReady(wire, call, holdBack, signal);
      limit.check();
      const expired = (): Error => timedOut(call, "timeoutMs");
      const begin = (stop?: AbortSignal) => attempt(wire, body, call, stop);
      outcome = await within(call.options.timeoutMs, signal, expired, begin);
    } catch (cause) {
      outcome = { error: failureOf(cause, call) };
    }
    if (call.context.attempts > before) {
      tell(call, "onResponse", { durationMs: performance.now() - call.sentAt }, outcome);
    }
    // Before the next call gets in: it may have to be held back.
    return { ...outcome, verdict: decide(call, outcome, traffic) };
  } finally {
    gate.leave();
  }
}
