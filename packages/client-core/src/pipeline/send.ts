import type { AttemptOutcome } from "../call/attempts.ts";
import { type Call, callError } from "../call/call.ts";
import type { Exchange } from "../call/outcome.ts";
import { RedirectError } from "../errors/call-errors.ts";
import { monotonicOf } from "../platform/clock.ts";
import { type TimeLimit, timeLimit, within } from "../platform/time-limit.ts";
import { redact } from "../redaction/redact.ts";
import type { RequestBody } from "../request/body.ts";
import type { WireRequest } from "../request/prepare.ts";
import type { RetryDecision } from "../retry/decide.ts";
import { type SharedLimits, settleAttempt } from "../retry/throttle.ts";
import { attempt, prepareAttempt } from "./attempt.ts";
import { authorize } from "./authorize.ts";
import { failureOf, timedOut } from "./failure.ts";
import { notify } from "./notify.ts";

/** Starts the deadline of a call. The signal of the call also ends it. */
export function deadlineOf(call: Call): TimeLimit {
  const { clock, signal, deadlineMs } = call.options;
  return timeLimit(clock, signal, deadlineMs, () => timedOut(call, "deadlineMs"));
}

/**
 * Sends a request, and retries temporary failures, until there is a final response.
 *
 * @throws RedirectError, TimeoutError, SeamlineError without credentials, errors of the platform
 */
export async function send(
  wire: WireRequest,
  call: Call,
  limits: SharedLimits,
  limit: TimeLimit = deadlineOf(call),
): Promise<Exchange> {
  const { attempts } = call;
  attempts.sent = wire.init.headers;
  attempts.isOneShot = wire.init.body instanceof ReadableStream;
  for (;;) {
    const { decision, ...ended } = await limit.during((stop) =>
      attemptInTurn(wire, call, limits, limit, stop),
    );
    attempts.last = ended;
    const { action, delayMs } = decision;
    if (action === "retry") {
      notify(call, "onRetry", { delayMs }, ended);
      await limit.sleep(delayMs);
    } else if (action === "end" || !(await renewCredentials(wire, call, limit))) {
      if (ended.error) throw ended.error;
      return { call, response: ended.response as Response, bytes: ended.bytes };
    }
  }
}

/** Renews the credentials, and returns whether the request can be sent again. */
async function renewCredentials({ init }: WireRequest, call: Call, limit: TimeLimit): Promise<boolean> {
  const { attempts, options } = call;
  const rejected = attempts.credentials.at(-1);
  const expired = (): Error => timedOut(call, "timeoutMs", true);
  const renewed = await limit.during((signal) =>
    within(options.timeoutMs, signal, expired, async (stop) => authorize(init.headers, call, stop, rejected)),
  );
  // The same credentials would be rejected again.
  if (renewed === rejected) return false;
  attempts.isRenewed = attempts.isAuthorized = true;
  // The renewed credentials are not wasted: the next call uses them.
  return !attempts.isOneShot;
}

/** Result of an attempt, and the decision about it. */
interface Attempted extends AttemptOutcome {
  readonly decision: RetryDecision;
}

/**
 * Waits for a free slot, then sends one attempt. Does not change `attempts.last`, since the caller may have stopped
 * waiting.
 *
 * @throws RedirectError, or the reason of `signal` while the call is queued
 */
async function attemptInTurn(
  wire: WireRequest,
  call: Call,
  limits: SharedLimits,
  limit: TimeLimit,
  signal: AbortSignal | undefined,
): Promise<Attempted> {
  const { limiter } = limits;
  const turn = limiter.acquire(call.options.concurrency, call.attempts.failures, signal);
  if (turn) await turn;
  try {
    const before = call.attempts.count;
    let outcome: AttemptOutcome;
    try {
      outcome = await attemptUnlessPaused(wire, call, limits, limit, signal);
    } catch (cause) {
      outcome = { error: failureOf(cause, call) };
    }
    if (call.attempts.count > before) {
      call.attempts.durationMs = monotonicOf(call.options.clock) - call.attempts.sentAt;
      notify(call, "onResponse", {}, outcome);
    }
    if (outcome.response) rejectRedirect(call, outcome.response);
    // Settle before the next call starts, since a 429 must pause it.
    return { ...outcome, decision: settleAttempt(limits, call, outcome) };
  } finally {
    limiter.release();
  }
}

/** Sends an attempt outside of pauses. The time limit covers its credentials and its body, but not the pause. */
async function attemptUnlessPaused(
  wire: WireRequest,
  call: Call,
  { throttle }: SharedLimits,
  limit: TimeLimit,
  signal: AbortSignal | undefined,
): Promise<AttemptOutcome> {
  const { attempts, options } = call;
  const before = attempts.count;
  const expired = (): Error => timedOut(call, "timeoutMs", attempts.count === before);
  let ready: { readonly body: RequestBody | undefined } | undefined;
  const begin = async (stop?: AbortSignal): Promise<AttemptOutcome | undefined> => {
    // Always awaits, so that hooks and `fetch` are called only after the caller has received the call.
    ready ??= { body: await prepareAttempt(wire, call, stop) };
    // Another call may have received a 429 in the meantime.
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
  throw callError(call, RedirectError, "received a redirect; redirects are not followed", {
    status: status || undefined,
    location: redact(headers.get("location") ?? "", call.attempts) || undefined,
  });
}
