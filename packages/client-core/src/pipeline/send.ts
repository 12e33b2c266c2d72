import { authorize } from "../auth/authorize.ts";
import { tell } from "../observability/notify.ts";
import type { WireRequest } from "../request/prepare.ts";
import { decide, type Outcome, type Verdict } from "../retry/decide.ts";
import type { HoldBack, Traffic } from "../retry/throttle.ts";
import { attempt, untilReady } from "./attempt.ts";
import type { AnsweredCall, Call } from "./call.ts";
import { failureOf, timedOut } from "./failure.ts";
import { type TimeLimit, timeLimit, within } from "./time-limit.ts";

/**
 * Sends a request until there is an answer to give.
 *
 * @throws RedirectError, TimeoutError, SeamlineError without credentials, what the platform reports
 */
export async function send(wire: WireRequest, call: Call, traffic: Traffic): Promise<AnsweredCall> {
  const { headers, body } = wire.init;
  const { clock, signal, timeoutMs, deadlineMs } = call.options;
  call.sent = headers;
  call.isOneShot = body instanceof ReadableStream;
  const limit = timeLimit(clock, signal, deadlineMs, () => timedOut(call, "deadlineMs"));
  call.limit = limit;
  for (;;) {
    const { verdict, response, bytes, error } = await limit.during((stop) =>
      transmit(wire, call, traffic, limit, stop),
    );
    call.response = response;
    call.bytes = bytes;
    call.error = error;
    if (verdict === "end") break;
    if (verdict === "renew credentials") {
      const refused = call.credentials.at(-1);
      const expired = (): Error => timedOut(call, "timeoutMs", true);
      const renew = (signal?: AbortSignal) =>
        within(timeoutMs, signal, expired, async (stop) => authorize(headers, call, stop, refused));
      // The same credentials would be refused again.
      if ((await limit.during(renew)) === refused) break;
      call.isRenewed = call.isAuthorized = true;
      // Its next call has fresh ones.
      if (call.isOneShot) break;
    } else {
      tell(call, "onRetry", { delayMs: verdict }, { response, error });
      await limit.sleep(verdict);
    }
  }
  if (call.error) throw call.error;
  return call as AnsweredCall;
}

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
