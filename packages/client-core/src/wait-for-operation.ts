import { type AnsweredCall, type Call, errorOf } from "./call.ts";
import { callByName, type StartedOperation } from "./call-by-name.ts";
import { aFunction, aPause, aSignal, type Checks, checked } from "./checked.ts";
import { overrideOptions } from "./client-options.ts";
import { AbortError } from "./errors/abort-error.ts";
import { OperationTimeoutError } from "./errors/operation-timeout-error.ts";
import type { WaitOptions } from "./operation-call.ts";
import { operationResultOf, redactedStateOf } from "./operation-result.ts";
import { operationStateOf } from "./operation-state.ts";
import { dataOf } from "./outcome.ts";
import { retryAfterMs } from "./retry-after.ts";
import { tell } from "./tell.ts";
import { type TimeLimit, timeLimit } from "./time-limit.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const PAUSE_GROWTH = 1.5;

const CHECKS: Checks<keyof WaitOptions> = { signal: aSignal, deadlineMs: aPause, onProgress: aFunction };

/** Waits as `OperationCall.wait` promises, and throws what it says. */
export async function waitForOperation(started: StartedOperation, options?: WaitOptions): Promise<unknown> {
  const { call } = started;
  const { signal, deadlineMs = Infinity, onProgress } = checked(options, "options", CHECKS) as WaitOptions;
  const { clock, signal: stop } = overrideOptions(call.options, { signal });
  let last: AnsweredCall | undefined;
  const limit = timeLimit(clock, stop, deadlineMs, () =>
    errorOf(call, OperationTimeoutError, `was not done within ${deadlineMs} ms`, {
      deadlineMs,
      state: last && redactedStateOf(started, last),
    }),
  );
  try {
    let polls = 0;
    for await (last of answersOf(started, limit)) {
      const state = operationStateOf(last, started.longRunning);
      if (polls > 0) tell(last, "onPoll", { poll: polls, done: state.done });
      polls += 1;
      onProgress?.(state);
      if (state.done) break;
    }
    return operationResultOf(started, last as AnsweredCall);
  } catch (cause) {
    throw stop?.aborted && cause === stop.reason
      ? errorOf(call, AbortError, "was aborted", { cause })
      : cause;
  }
}

/** The first answer, and then that of every poll, until the consumer stops or an error ends it. */
async function* answersOf(started: StartedOperation, limit: TimeLimit): AsyncGenerator<AnsweredCall, never> {
  const { call, outcome, longRunning } = started;
  limit.check();
  let last = answeredOf(await limit.during(() => outcome));
  yield last;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * PAUSE_GROWTH, LONGEST_PAUSE_MS)) {
    const asked = retryAfterMs(last.response.headers, call.options.clock.now()) ?? pause;
    await limit.sleep(Math.max(FIRST_PAUSE_MS, asked));
    const poll = (signal?: AbortSignal): Promise<Call> =>
      callByName(started, longRunning.get, last, { ...call.options, signal });
    last = answeredOf(await limit.during(poll));
    yield last;
  }
}

/** @throws the call's error */
function answeredOf(call: Call): AnsweredCall {
  dataOf(call);
  return call as AnsweredCall;
}
