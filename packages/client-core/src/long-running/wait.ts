import { type Call, callError } from "../call/call.ts";
import type { CallOutcome, Succeeded } from "../call/outcome.ts";
import { isApiError } from "../errors/api-error.ts";
import { AbortError } from "../errors/call-errors.ts";
import { OperationTimeoutError } from "../errors/operation-errors.ts";
import type { OperationState } from "../errors/operation-state.ts";
import { overrideOptions } from "../options/client-options.ts";
import { DEFAULT_RETRY } from "../options/retry-options.ts";
import { successOf } from "../pipeline/api-call.ts";
import { notify } from "../pipeline/notify.ts";
import { type TimeLimit, timeLimit } from "../platform/time-limit.ts";
import { retryAfterMs } from "../retry/decide.ts";
import type { WaitOptions } from "./operation-call.ts";

/** A wait for the final state of an operation. */
export interface Waiting extends Polled {
  /**
   * The call whose options apply to the wait. Errors refer to this call. It can be replaced until the request is sent.
   */
  readonly call: Call;
  /** Time that the call had already taken when the wait started, in milliseconds. */
  readonly spentMs?: number;
  readonly stateOf: (polled: Succeeded) => OperationState;
  readonly redactedStateOf: (polled: Succeeded) => OperationState;
}

/**
 * Polls until the state is done, and returns the last response.
 *
 * @throws OperationTimeoutError, AbortError, and any error that polling or `onProgress` throws
 */
export async function waitUntilDone(waiting: Waiting, options: WaitOptions): Promise<Succeeded> {
  const { spentMs = 0, stateOf, redactedStateOf } = waiting;
  const callOptions = waiting.call.options;
  const { signal, deadlineMs = callOptions.deadlineMs, onProgress } = options;
  const { clock, signal: stop } = overrideOptions(callOptions, { signal });
  const begun = clock.now() - spentMs;
  let polls = 0;
  let last: Succeeded | undefined;
  const limit = timeLimit(clock, stop, deadlineMs - spentMs, () =>
    callError(
      waiting.call,
      OperationTimeoutError,
      `did not finish within ${deadlineMs} ms (polls: ${polls})`,
      {
        deadlineMs,
        polls,
        elapsedMs: Math.round(clock.now() - begun),
        state: last && redactedStateOf(last),
      },
    ),
  );
  try {
    for await (const polled of poll(waiting, limit)) {
      const state = stateOf(polled);
      if (last) notify(polled.call, "onPoll", { poll: ++polls, done: state.done });
      last = polled;
      if (onProgress) await limit.during(async () => onProgress(state));
      if (state.done) break;
    }
    return last as Succeeded;
  } catch (cause) {
    throw stop?.aborted && cause === stop.reason
      ? callError(waiting.call, AbortError, "was aborted", { cause })
      : cause;
  }
}

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;
const PAUSE_GROWTH = 1.5;

/** Requests the state once. Never rejects. */
export type Poll = (signal: AbortSignal | undefined) => Promise<CallOutcome>;

interface Polled {
  /** Outcome of the first call. */
  readonly outcome: Promise<CallOutcome>;
  /** Returns the function that polls, given the first response. */
  readonly pollerOf: (first: Succeeded) => Poll;
  /** Number of 404 responses to ignore before the first successful poll. */
  readonly absences: number;
}

/** Yields the first response, then the response of every poll, until the consumer stops or a poll fails. */
async function* poll(
  { outcome, pollerOf, absences }: Polled,
  limit: TimeLimit,
): AsyncGenerator<Succeeded, never> {
  limit.check();
  const first = successOf(await limit.during(() => outcome));
  yield first;
  const pollOnce = pollerOf(first);
  let absencesLeft = absences;
  let last: CallOutcome = first;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * PAUSE_GROWTH, MAX_PAUSE_MS)) {
    await limit.sleep(pauseAfter(last, pause));
    last = await limit.during(pollOnce);
    if (isApiError(last.error) && last.error.status === 404 && absencesLeft > 0) {
      absencesLeft -= 1;
    } else if (!asksForLongerPause(last)) {
      absencesLeft = 0;
      yield successOf(last);
    }
  }
}

/**
 * Returns the pause before the next poll, in milliseconds. Shortens a `Retry-After` that exceeds the client's maximum.
 */
function pauseAfter({ call, response }: CallOutcome, pause: number): number {
  const { retry, clock } = call.options;
  const wanted = retryAfterMs(response?.headers, clock.now()) ?? pause;
  return Math.max(FIRST_PAUSE_MS, Math.min(wanted, (retry || DEFAULT_RETRY).maxRetryAfterMs));
}

/** Returns whether the `Retry-After` of a failed, retryable poll exceeds the client's maximum. */
function asksForLongerPause({ call, error }: CallOutcome): boolean {
  const { retry } = call.options;
  if (!retry || !isApiError(error) || !error.retryable) return false;
  return (error.retryAfterMs ?? 0) > retry.maxRetryAfterMs;
}
