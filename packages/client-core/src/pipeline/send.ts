import { type Call, type CallWithResponse, errorOf } from "../call/call.ts";
import { RedirectError } from "../errors/call-errors.ts";
import { monotonicOf } from "../platform/clock.ts";
import { type TimeLimit, timeLimit, within } from "../platform/time-limit.ts";
import { redact } from "../redaction/redact.ts";
import type { RequestBody } from "../request/body.ts";
import type { WireRequest } from "../request/prepare.ts";
import type { Outcome, RetryDecision } from "../retry/decide.ts";
import { type SharedLimits, settleAttempt } from "../retry/throttle.ts";
import { attempt, untilReady } from "./attempt.ts";
import { authorize } from "./authorize.ts";
import { failureOf, timedOut } from "./failure.ts";
import { notify } from "./notify.ts";

/**
 * Sends a request, again where a failure may pass, until there is a response to give.
 *
 * @throws RedirectError, TimeoutError, SeamlineError without credentials, what the platform reports
 */
export async function send(wire: WireRequest, call: Call, limits: SharedLimits): Promise<CallWithResponse> {
  const { headers, body } = wire.init;
  const { clock, signal, timeoutMs, deadlineMs } = call.options;
  call.sent = headers;
  call.isOneShot = body instanceof ReadableStream;
  const limit = timeLimit(clock, signal, deadlineMs, () => timedOut(call, "deadlineMs"));
  call.limit = limit;
  for (;;) {
    const { decision, response, bytes, error } = await limit.during((stop) =>
      attemptInTurn(wire, call, limits, limit, stop),
    );
    call.response = response;
    call.bytes = bytes;
    call.error = error;
    const { action, delayMs } = decision;
    if (action === "end") break;
    if (action === "renew credentials") {
      const rejected = call.credentials.at(-1);
      const expired = (): Error => timedOut(call, "timeoutMs", true);
      const renew = (signal?: AbortSignal) =>
        within(timeoutMs, signal, expired, async (stop) => authorize(headers, call, stop, rejected));
      // The same credentials would be rejected again.
      if ((await limit.during(renew)) === rejected) break;
      call.isRenewed = call.isAuthorized = true;
      // The next call gets the renewed credentials.
      if (call.isOneShot) break;
    } else {
      notify(call, "onRetry", { delayMs }, { response, error });
      await limit.sleep(delayMs);
    }
  }
  if (call.error) throw call.error;
  return call as CallWithResponse;
}

/** How an attempt ended, and what to do next. */
interface Attempted extends Outcome {
  readonly decision: RetryDecision;
}

/**
 * Sends a call once, when it is its turn. Leaves the call's response and error as they are: the caller may have left.
 *
 * @throws RedirectError, or the reason of `signal` while the call queues
 */
async function attemptInTurn(
  wire: WireRequest,
  call: Call,
  limits: SharedLimits,
  limit: TimeLimit,
  signal: AbortSignal | undefined,
): Promise<Attempted> {
  const { limiter } = limits;
  const turn = limiter.acquire(call.options.concurrency, call.failures, signal);
  if (turn) await turn;
  try {
    const before = call.context.attempts;
    let outcome: Outcome;
    try {
      outcome = await attemptUnlessPaused(wire, call, limits, limit, signal);
    } catch (cause) {
      outcome = { error: failureOf(cause, call) };
    }
    if (call.context.attempts > before) {
      call.durationMs = monotonicOf(call.options.clock) - call.sentAt;
      notify(call, "onResponse", {}, outcome);
    }
    if (outcome.response) rejectRedirect(call, outcome.response);
    // Before the next call starts, since it may have to pause.
    return { ...outcome, decision: settleAttempt(limits, call, outcome) };
  } finally {
    limiter.release();
  }
}

/** The time limit of an attempt covers its credentials and its body, but not the pause before it. */
async function attemptUnlessPaused(
  wire: WireRequest,
  call: Call,
  { throttle }: SharedLimits,
  limit: TimeLimit,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const { context, options } = call;
  const before = context.attempts;
  const expired = (): Error => timedOut(call, "timeoutMs", context.attempts === before);
  let ready: { readonly body: RequestBody | undefined } | undefined;
  const begin = async (stop?: AbortSignal): Promise<Outcome | undefined> => {
    // Awaits in every case: no hook and no `fetch` is called before the caller has the call in hand.
    ready ??= { body: await untilReady(wire, call, stop) };
    // Another call may have got 429 meanwhile.
    return throttle.isPaused() ? undefined : attempt(wire, ready.body, call, stop);
  };
  for (;;) {
    while (throttle.isPaused()) {
      await throttle.untilResumed(signal);
      signal?.throwIfAborted();
    }
    limit.check();
    const outcome = await within(options.timeoutMs, signal, expired, begin);
    if (outcome) return outcome;
  }
}

/** @throws RedirectError */
function rejectRedirect(call: Call, { status, type, headers }: Response): void {
  // RFC 9110 section 15.4. Browsers hide status and headers of a redirect that is not followed.
  if (type !== "opaqueredirect" && ![301, 302, 303, 307, 308].includes(status)) return;
  throw errorOf(call, RedirectError, "was redirected, which is never followed", {
    status: status || undefined,
    location: redact(headers.get("location") ?? "", call) || undefined,
  });
}
