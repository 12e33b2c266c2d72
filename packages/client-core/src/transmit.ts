import { untilAborted } from "./abort.ts";
import { attempt } from "./attempt.ts";
import { authorize } from "./authorize.ts";
import type { Call } from "./call.ts";
import { decide, type Outcome, type Verdict } from "./decide.ts";
import { failureOf } from "./failure.ts";
import { tell } from "./tell.ts";
import { type TimeLimit, within } from "./time-limit.ts";
import { timedOut } from "./timed-out.ts";
import type { Traffic } from "./traffic.ts";
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
  const { gate } = traffic;
  const turn = gate.enter(call.options.concurrency, call.failures, signal);
  if (turn) await turn;
  try {
    const before = call.context.attempts;
    const outcome: Outcome = await sendOnce(wire, call, traffic, limit, signal).catch((cause) => ({
      error: failureOf(cause, call),
    }));
    if (call.context.attempts > before) {
      const { response, error } = outcome;
      const durationMs = performance.now() - call.sentAt;
      tell(call, "onResponse", { status: response?.status, error: error?.name, durationMs });
    }
    // Before the next call gets in: it may have to be held back.
    return { ...outcome, verdict: decide(call, outcome, traffic) };
  } finally {
    gate.leave();
  }
}

async function sendOnce(
  wire: WireRequest,
  call: Call,
  { holdBack }: Traffic,
  limit: TimeLimit,
  signal: AbortSignal | undefined,
): ReturnType<typeof attempt> {
  const { body: source, headers } = wire.init;
  if (!call.isAuthorized) await untilAborted(() => authorize(headers, call, signal), signal);
  call.isAuthorized = false;
  const body = typeof source === "function" ? await untilAborted(async () => source(), signal) : source;
  // Another call may have been answered with 429 meanwhile.
  while (holdBack.isOn()) {
    await holdBack.wait(signal);
    signal?.throwIfAborted();
  }
  limit.check();
  const expired = (): Error => timedOut(call, "timeoutMs");
  return within(call.options.timeoutMs, signal, expired, (stop) => attempt(wire, body, call, stop));
}
