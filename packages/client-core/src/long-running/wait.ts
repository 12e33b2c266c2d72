import { type Call, errorOf } from "../call/call.ts";
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

/** Something that is polled until it is done. */
export interface Waiting extends Polled {
  /** The call that errors name, and whose options the wait has. It may change until it is sent. */
  readonly call: Call;
  /** Milliseconds that have passed before the wait. */
  readonly spentMs?: number;
  readonly stateOf: (polled: Succeeded) => OperationState;
  /** The same as an error may contain it: without credentials. */
  readonly redactedStateOf: (polled: Succeeded) => OperationState;
}

/**
 * Polls until it is done, and returns the last response.
 *
 * @throws OperationTimeoutError, AbortError, the error of a poll, what `onProgress` throws
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
    errorOf(waiting.call, OperationTimeoutError, `was not done within ${deadlineMs} ms (polls: ${polls})`, {
      deadlineMs,
      polls,
      elapsedMs: Math.round(clock.now() - begun),
      state: last && redactedStateOf(last),
    }),
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
      ? errorOf(waiting.call, AbortError, "was aborted", { cause })
      : cause;
  }
}

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;
const PAUSE_GROWTH = 1.5;

/** Gets the state once. Never rejects. */
export type Poll = (signal: AbortSignal | undefined) => Promise<CallOutcome>;

/** What is polled. */
interface Polled {
  /** The first call, when it has ended. */
  readonly outcome: Promise<CallOutcome>;
  /** Makes the function that polls, from the first response. */
  readonly pollerOf: (first: Succeeded) => Poll;
  /** How many polls may get 404 before the first that finds something. */
  readonly absences: number;
}

/** The first response, and then that of every poll, until the consumer stops or an error ends it. */
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

/** A service may ask for a longer pause than anyone waits: then the next poll comes earlier. */
function pauseAfter({ call, response }: CallOutcome, pause: number): number {
  const { retry, clock } = call.options;
  const wanted = retryAfterMs(response?.headers, clock.now()) ?? pause;
  return Math.max(FIRST_PAUSE_MS, Math.min(wanted, (retry || DEFAULT_RETRY).maxRetryAfterMs));
}

/** Whether a poll was not sent again for the sole reason that the service asks for a longer pause than that. */
function asksForLongerPause({ call, error }: CallOutcome): boolean {
  const { retry } = call.options;
  if (!retry || !isApiError(error) || !error.retryable) return false;
  return (error.retryAfterMs ?? 0) > retry.maxRetryAfterMs;
}
