import { aFunction, aPause, aSignal, type Checks, checked } from "../arguments/checks.ts";
import { errorOf } from "../call/call.ts";
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
  /** Whether what was read is done. */
  readonly isDone: (data: Data) => boolean;
  /** Whether what was read has failed, which ends the wait too. Default: never. */
  readonly isFailed?: (data: Data) => boolean;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
  /** Longest wait, in milliseconds of the client's clock. Default: the option of the call, which is no limit. */
  readonly deadlineMs?: number;
  /**
   * Called with everything that is read, the last one too. A promise that it returns is awaited, within the limits of
   * the wait. What it throws ends the wait.
   */
  readonly onProgress?: (data: Data) => unknown;
}

const CHECKS: Checks<keyof WaitUntilOptions<unknown>> = {
  isDone: aFunction,
  isFailed: aFunction,
  signal: aSignal,
  deadlineMs: aPause,
  onProgress: aFunction,
};

/**
 * Reads something until it is done, where the document does not say how to wait for it: at the pace and with the
 * ends of `OperationCall.wait()`, but that 404 always ends it.
 *
 * @param read makes a call of a client; with `{ signal }` as its options, the call ends with the wait
 * @returns what was read last
 * @throws OperationFailedError when `isFailed` says so
 * @throws OperationTimeoutError after `deadlineMs`
 * @throws AbortError, InvalidArgumentError, and what awaiting the call throws
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
  throw errorOf(last.call, OperationFailedError, `failed: ${bodyStartOf(last)}`, {
    body: redactedBody(last),
  });
}

/** Reads for the first time, by the platform's clock: only the call that comes of it knows the client and its clock. */
async function firstOf(
  pollOnce: Poll,
  signal: AbortSignal | undefined,
  deadlineMs = Infinity,
): Promise<CallOutcome> {
  const late = (): Error =>
    new OperationTimeoutError(`nothing was read within ${deadlineMs} ms`, {
      deadlineMs,
      polls: 0,
      elapsedMs: deadlineMs,
    });
  try {
    return await within(deadlineMs, signal, late, pollOnce);
  } catch (cause) {
    throw signal?.aborted && cause === signal.reason
      ? new AbortError("waitUntil was aborted", { cause })
      : cause;
  }
}

function stateOf(body: unknown, done: boolean): OperationState {
  return { name: undefined, done, metadata: undefined, body };
}
