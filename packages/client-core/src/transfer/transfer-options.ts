import { abortSignal, anyFunction, type Checks, checked, positiveMs } from "../arguments/checks.ts";
import { type Call, type CalledOperation, callError } from "../call/call.ts";
import { AbortError } from "../errors/call-errors.ts";
import { overrideOptions } from "../options/client-options.ts";
import { partsOf } from "../pipeline/client-parts.ts";
import { timedOut } from "../pipeline/failure.ts";
import { newCall } from "../pipeline/start.ts";
import { timeLimit } from "../platform/time-limit.ts";

/** Progress of a transfer. */
export interface TransferProgress {
  /** Number of transferred bytes, including bytes from an earlier download. */
  readonly bytes: number;
  /** Total number of bytes, if known. */
  readonly total: number | undefined;
}

/** Options of an upload or a download. Defaults are the client's, except for an upload's `timeoutMs`. */
export interface TransferOptions<Progress = TransferProgress> {
  /** Aborts the transfer. The client's signal also aborts it. */
  readonly signal?: AbortSignal;
  /**
   * For a download: maximum time without new bytes, in milliseconds; default: the client's. For an upload: maximum
   * duration of an attempt; default: 600 000, because uploading 100 MB takes time.
   */
  readonly timeoutMs?: number;
  /** Maximum duration of the transfer including retries, in milliseconds. Default: the client's. */
  readonly deadlineMs?: number;
  /** Called with the progress. Its errors are ignored. After a retry, the progress may restart at 0. */
  readonly onProgress?: (progress: Progress) => unknown;
}

const CHECKS: Checks<keyof TransferOptions> = {
  signal: abortSignal,
  timeoutMs: positiveMs,
  deadlineMs: positiveMs,
  onProgress: anyFunction,
};

/**
 * Checks transfer options.
 *
 * @param more checks for additional options
 * @throws InvalidArgumentError for an unknown or invalid option
 */
export function readTransferOptions<Options>(options: Options | undefined, more: Checks = {}): Options {
  return checked(options, "options", { ...CHECKS, ...more }) as Options;
}

/** Calls a listener and ignores its errors. */
export function report<Progress>(
  listener: ((progress: Progress) => unknown) | undefined,
  progress: Progress,
): void {
  try {
    listener?.(progress);
  } catch {
    // A failing listener must not break the transfer.
  }
}

/**
 * Runs a task that makes several calls, with a shared `signal` and `deadlineMs`.
 *
 * @param operation the operation to name in errors
 * @throws AbortError, TimeoutError, and any error from the task
 */
export async function withinLimits<T>(
  client: unknown,
  operation: CalledOperation,
  { signal, deadlineMs }: Pick<TransferOptions, "signal" | "deadlineMs">,
  work: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  const parts = partsOf(client);
  const options = overrideOptions(parts.options, { signal, deadlineMs });
  const call = newCall({ ...parts, options }, undefined, operation);
  return withinLimitsOf(() => call, work);
}

/**
 * Runs a task with the signal and the deadline of a call's options. Throws like {@link withinLimits}.
 *
 * @param callOf returns the call to name in errors; may return a more specific call later
 */
export async function withinLimitsOf<T>(
  callOf: () => Call,
  work: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  const { clock, signal, deadlineMs } = callOf().options;
  const limit = timeLimit(clock, signal, deadlineMs, () => timedOut(callOf(), "deadlineMs"));
  let running: Promise<T> | undefined;
  try {
    return await limit.during((stop) => {
      running = work(stop);
      return running;
    });
  } catch (cause) {
    // Wait for the task: it may still be writing to a file, and the caller may resume this download next.
    await running?.catch(() => undefined);
    throw signal?.aborted && cause === signal.reason
      ? callError(callOf(), AbortError, "was aborted", { cause })
      : cause;
  }
}
