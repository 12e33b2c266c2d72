import { type AnsweredCall, type Call, errorOf } from "./call.ts";
import { callByName, type StartedOperation } from "./call-by-name.ts";
import { overrideOptions } from "./client-options.ts";
import { AbortError } from "./errors/abort-error.ts";
import { isApiError } from "./errors/api-error.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { isNetworkError } from "./errors/network-error.ts";
import { OperationTimeoutError } from "./errors/operation-timeout-error.ts";
import type { SeamlineError } from "./errors/seamline-error.ts";
import type { WaitOptions } from "./operation-call.ts";
import { operationResultOf, redactedStateOf } from "./operation-result.ts";
import { operationStateOf } from "./operation-state.ts";
import { dataOf } from "./outcome.ts";
import { recordOf } from "./record.ts";
import { retryAfterMs } from "./retry-after.ts";
import { type WaitLimit, waitLimit } from "./wait-limit.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const PAUSE_GROWTH = 1.5;

/** How many polls in a row may fail in a way that may pass. */
const PASSING_FAILURES = 3;

/** Waits as `OperationCall.wait` promises, and throws what it says. */
export async function waitForOperation(started: StartedOperation, options?: WaitOptions): Promise<unknown> {
  const { call } = started;
  const { signal, deadlineMs = Infinity, onProgress } = readWaitOptions(options);
  const { clock, signal: stop } = overrideOptions(call.options, { signal });
  let last: AnsweredCall | undefined;
  const limit = waitLimit(clock, stop, deadlineMs, () =>
    errorOf(call, OperationTimeoutError, `was not done within ${deadlineMs} ms`, {
      deadlineMs,
      state: last && redactedStateOf(started, last),
    }),
  );
  try {
    for await (last of answersOf(started, limit)) {
      const state = operationStateOf(last, started.longRunning);
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

/** @throws InvalidArgumentError */
function readWaitOptions(options: unknown): WaitOptions {
  const read: WaitOptions = recordOf(options, "options", ["signal", "deadlineMs", "onProgress"]);
  const { deadlineMs = 0, onProgress } = read;
  if (!(typeof deadlineMs === "number" && deadlineMs >= 0)) {
    throw new InvalidArgumentError("options.deadlineMs", "must be milliseconds, and not negative");
  }
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw new InvalidArgumentError("options.onProgress", "must be a function");
  }
  return read;
}

/** The first answer, and then that of every poll, until the consumer stops or an error ends it. */
async function* answersOf(started: StartedOperation, limit: WaitLimit): AsyncGenerator<AnsweredCall, never> {
  const { call, outcome, longRunning } = started;
  const options = { ...call.options, signal: limit.signal };
  let answer = await limit.after(0, () => outcome);
  let last = answeredOf(answer);
  let failures = 0;
  yield last;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * PAUSE_GROWTH, LONGEST_PAUSE_MS)) {
    const asked = retryAfterMs(answer.response?.headers, options.clock.now()) ?? pause;
    const poll = (): Promise<Call> => callByName(started, longRunning.get, last, options);
    answer = await limit.after(Math.max(FIRST_PAUSE_MS, asked), poll);
    failures = mayPass(answer.error) ? failures + 1 : 0;
    if (failures > 0 && failures <= PASSING_FAILURES) continue;
    last = answeredOf(answer);
    yield last;
  }
}

/** @throws the call's error */
function answeredOf(call: Call): AnsweredCall {
  dataOf(call);
  return call as AnsweredCall;
}

/** Whether the same request may succeed later. */
function mayPass(error: SeamlineError | undefined): boolean {
  const status = isApiError(error) ? error.status : undefined;
  return isNetworkError(error) || [408, 429, 500, 502, 503, 504].includes(status ?? 0);
}
