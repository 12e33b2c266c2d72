import { type AnsweredCall, type Call, errorOf } from "./call.ts";
import { overrideOptions } from "./client-options.ts";
import { AbortError } from "./errors/abort-error.ts";
import { OperationTimeoutError } from "./errors/operation-timeout-error.ts";
import type { OperationState, WaitOptions } from "./operation-call.ts";
import { type Polled, poll } from "./poll.ts";
import { tell } from "./tell.ts";
import { timeLimit } from "./time-limit.ts";

/** Something that is asked for until it is done. */
export interface Waiting extends Polled {
  /** Errors name it, and its options are those of the wait. */
  readonly call: Call;
  /** Milliseconds that the wait has taken already. */
  readonly spentMs?: number;
  readonly stateOf: (answer: AnsweredCall) => OperationState;
  /** The same as an error may hold it: without credentials. */
  readonly redactedStateOf: (answer: AnsweredCall) => OperationState;
}

/**
 * The answer that says that it is done.
 *
 * @throws OperationTimeoutError, AbortError, the error of a poll, what `onProgress` throws
 */
export async function waitUntilDone(waiting: Waiting, options: WaitOptions): Promise<AnsweredCall> {
  const { call, spentMs = 0, stateOf, redactedStateOf } = waiting;
  const { signal, deadlineMs = call.options.deadlineMs, onProgress } = options;
  const { clock, signal: stop } = overrideOptions(call.options, { signal });
  const begun = clock.now() - spentMs;
  let polls = 0;
  let last: AnsweredCall | undefined;
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
      if (last) tell(answer, "onPoll", { poll: ++polls, done: state.done });
      last = answer;
      if (onProgress) await limit.during(async () => onProgress(state));
      if (state.done) break;
    }
    return last as AnsweredCall;
  } catch (cause) {
    throw stop?.aborted && cause === stop.reason
      ? errorOf(call, AbortError, "was aborted", { cause })
      : cause;
  }
}
