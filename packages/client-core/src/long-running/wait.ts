import { isApiError } from "../errors/api-error.ts";
import { AbortError } from "../errors/call-errors.ts";
import { OperationTimeoutError } from "../errors/operation-errors.ts";
import { notify } from "../observability/notify.ts";
import { overrideOptions } from "../options/client-options.ts";
import { dataOf } from "../pipeline/api-call.ts";
import { type Call, type CallWithResponse, errorOf } from "../pipeline/call.ts";
import { type TimeLimit, timeLimit } from "../pipeline/time-limit.ts";
import { retryAfterMs } from "../retry/decide.ts";
import { DEFAULT_RETRY } from "../retry/retry-options.ts";
import type { OperationState, WaitOptions } from "./operation-call.ts";

/** Something that is asked for until it is done. */
export interface Waiting extends Polled {
  /** Errors name it, and its options are those of the wait. */
  readonly call: Call;
  /** Milliseconds that the wait has taken already. */
  readonly spentMs?: number;
  readonly stateOf: (answer: CallWithResponse) => OperationState;
  /** The same as an error may hold it: without credentials. */
  readonly redactedStateOf: (answer: CallWithResponse) => OperationState;
}

/**
 * The answer that says that it is done.
 *
 * @throws OperationTimeoutError, AbortError, the error of a poll, what `onProgress` throws
 */
export async function waitUntilDone(waiting: Waiting, options: WaitOptions): Promise<CallWithResponse> {
  const { call, spentMs = 0, stateOf, redactedStateOf } = waiting;
  const { signal, deadlineMs = call.options.deadlineMs, onProgress } = options;
  const { clock, signal: stop } = overrideOptions(call.options, { signal });
  const begun = clock.now() - spentMs;
  let polls = 0;
  let last: CallWithResponse | undefined;
  const limit = timeLimit(clock, stop, deadlineMs - spentMs, () =>
    errorOf(call, OperationTimeoutError, `was not done within ${deadlineMs} ms (polls: ${polls})`, {
      deadlineMs,
      polls,
      elapsedMs: Math.round(clock.now() - begun),
      state: last && redactedStateOf(last),
    }),
  );
  try {
    for await (const answer of poll(waiting, limit)) {
      const state = stateOf(answer);
      if (last) notify(answer, "onPoll", { poll: ++polls, done: state.done });
      last = answer;
      if (onProgress) await limit.during(async () => onProgress(state));
      if (state.done) break;
    }
    return last as CallWithResponse;
  } catch (cause) {
    throw stop?.aborted && cause === stop.reason
      ? errorOf(call, AbortError, "was aborted", { cause })
      : cause;
  }
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const PAUSE_GROWTH = 1.5;

/** Asks once. Never rejects. */
export type Ask = (signal: AbortSignal | undefined) => Promise<Call>;

/** What is asked for again and again. */
export interface Polled {
  /** The first answer, when it is there. */
  readonly outcome: Promise<Call>;
  /** How to ask for another one, by what the first one says. */
  readonly asker: (first: CallWithResponse) => Ask;
  /** How many polls may be answered with 404 before one finds what was asked for. */
  readonly absences: number;
}

/** The first answer, and then that of every poll, until the consumer stops or an error ends it. */
export async function* poll(
  { outcome, asker, absences }: Polled,
  limit: TimeLimit,
): AsyncGenerator<CallWithResponse, never> {
  limit.check();
  const first = answeredOf(await limit.during(() => outcome));
  yield first;
  const ask = asker(first);
  let absencesLeft = absences;
  let last: Call = first;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * PAUSE_GROWTH, LONGEST_PAUSE_MS)) {
    await limit.sleep(pauseAfter(last, pause));
    last = await limit.during(ask);
    if (isApiError(last.error) && last.error.status === 404 && absencesLeft > 0) {
      absencesLeft -= 1;
    } else if (!asksForPatience(last)) {
      absencesLeft = 0;
      yield answeredOf(last);
    }
  }
}

/** A service may ask for more than anyone waits for: then it is asked again before. */
function pauseAfter({ response, options }: Call, pause: number): number {
  const { retry, clock } = options;
  const asked = retryAfterMs(response?.headers, clock.now()) ?? pause;
  return Math.max(FIRST_PAUSE_MS, Math.min(asked, (retry || DEFAULT_RETRY).maxRetryAfterMs));
}

/** Whether a poll was not sent again for the sole reason that the service asks for a longer pause than that. */
function asksForPatience({ error, options: { retry } }: Call): boolean {
  if (!retry || !isApiError(error) || !error.retryable) return false;
  return (error.retryAfterMs ?? 0) > retry.maxRetryAfterMs;
}

/** @throws the call's error */
function answeredOf(call: Call): CallWithResponse {
  dataOf(call);
  return call as CallWithResponse;
}
