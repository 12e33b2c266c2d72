import { abortSignal, anyFunction, type Checks, checked, nonNegativeMs } from "../arguments/checks.ts";
import { callError } from "../call/call.ts";
import type { CallOutcome } from "../call/outcome.ts";
import { AbortError } from "../errors/call-errors.ts";
import { OperationFailedError, OperationTimeoutError } from "../errors/operation-errors.ts";
import type { OperationState } from "../errors/operation-state.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { type ApiCall, outcomeOf } from "../pipeline/api-call.ts";
import { bodyStartOf, redactedBody } from "../pipeline/decode.ts";
import { monotonicOf, systemClock } from "../platform/clock.ts";
import { within } from "../platform/time-limit.ts";
import { type Poll, type Waiting, waitUntilDone } from "./wait.ts";

/** Options of {@link waitUntil}. */
export interface WaitUntilOptions<Data> {
  /** Returns whether the data is in its final state. */
  readonly isDone: (data: Data) => boolean;
  /** Returns whether the data indicates a failure, which also ends the wait. Default: never. */
  readonly isFailed?: (data: Data) => boolean;
  /** Aborts the wait. */
  readonly signal?: AbortSignal;
  /**
   * Maximum duration of the wait, in milliseconds, as measured by the client's clock. Default: the call's option, if
   * set; otherwise no limit.
   */
  readonly deadlineMs?: number;
  /**
   * Called with the data of every poll, including the last. A returned promise is awaited within the limits of the
   * wait. If the callback throws, the wait ends with that error.
   */
  readonly onProgress?: (data: Data) => unknown;
}

const CHECKS: Checks<keyof WaitUntilOptions<unknown>> = {
  isDone: anyFunction,
  isFailed: anyFunction,
  signal: abortSignal,
  deadlineMs: nonNegativeMs,
  onProgress: anyFunction,
};

/**
 * Polls until the data is in its final state, for documents that do not describe how to wait. Pauses and errors are the
 * same as for `OperationCall.wait()`, except that a 404 always ends the wait.
 *
 * @param read calls a client method; pass `{ signal }` as its options so that the call ends with the wait
 * @returns the data from the last poll
 * @throws OperationFailedError if `isFailed` returns true
 * @throws OperationTimeoutError after `deadlineMs`
 * @throws AbortError, InvalidArgumentError, and any error from a call
 */
export async function waitUntil<Data>(
  read: (options: { readonly signal?: AbortSignal }) => ApiCall<Data>,
  options: WaitUntilOptions<Data>,
): Promise<Data> {
  const checkedOptions = checked(options, "options", CHECKS) as unknown as WaitUntilOptions<Data>;
  const { isDone, isFailed = () => false, onProgress, signal, deadlineMs } = checkedOptions;
  for (const [argument, value] of Object.entries({ read, "options.isDone": isDone })) {
    if (typeof value !== "function") throw new InvalidArgumentError(argument, "must be a function");
  }
  const pollOnce: Poll = async (stop) => outcomeOf(read(stop ? { signal: stop } : {}));
  const begun = monotonicOf(systemClock);
  const first = await firstOf(pollOnce, signal, deadlineMs);
  let hasFailed = false;
  const waiting: Waiting = {
    call: first.call,
    outcome: Promise.resolve(first),
    pollerOf: () => pollOnce,
    absences: 0,
    spentMs: monotonicOf(systemClock) - begun,
    stateOf({ data }) {
      hasFailed = isFailed(data as Data);
      return stateOf(data, hasFailed || isDone(data as Data));
    },
    redactedStateOf: (polled) => stateOf(redactedBody(polled), false),
  };
  const notifyProgress = onProgress && (({ body }: OperationState) => onProgress(body as Data));
  const last = await waitUntilDone(waiting, { signal, deadlineMs, onProgress: notifyProgress });
  if (!hasFailed) return last.data as Data;
  throw callError(last.call, OperationFailedError, `failed: ${bodyStartOf(last)}`, {
    body: redactedBody(last),
  });
}

/**
 * Polls for the first time. Uses the platform's clock, because the client's clock is unknown until the first call.
 */
async function firstOf(
  pollOnce: Poll,
  signal: AbortSignal | undefined,
  deadlineMs = Infinity,
): Promise<CallOutcome> {
  const timedOut = (): Error =>
    new OperationTimeoutError(`the first poll did not finish within ${deadlineMs} ms`, {
      deadlineMs,
      polls: 0,
      elapsedMs: deadlineMs,
    });
  try {
    return await within(deadlineMs, signal, timedOut, pollOnce);
  } catch (cause) {
    throw signal?.aborted && cause === signal.reason
      ? new AbortError("waitUntil was aborted", { cause })
      : cause;
  }
}

function stateOf(body: unknown, done: boolean): OperationState {
  return { name: undefined, done, metadata: undefined, body };
}
