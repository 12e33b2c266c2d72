import { aFunction, aLimit, aSignal, type Checks, checked } from "../arguments/checks.ts";
import { type Call, type CalledOperation, errorOf } from "../call/call.ts";
import { AbortError } from "../errors/call-errors.ts";
import { overrideOptions } from "../options/client-options.ts";
import { partsOf } from "../pipeline/client-parts.ts";
import { timedOut } from "../pipeline/failure.ts";
import { newCall } from "../pipeline/run.ts";
import { timeLimit } from "../platform/time-limit.ts";

/** How far a transfer is. */
export interface TransferProgress {
  /** Bytes so far, those of an earlier download included. */
  readonly bytes: number;
  /** All bytes; `undefined` where that is not known. */
  readonly total: number | undefined;
}

/** Options of an upload or a download. What is absent is the client's, except `timeoutMs` of an upload. */
export interface TransferOptions<Progress = TransferProgress> {
  /** Ends the transfer. The signal of the client ends it too. */
  readonly signal?: AbortSignal;
  /**
   * Download: longest silence of the server, in milliseconds; default: the client's. Upload: longest attempt;
   * default: 600 000, since 100 MB take their time.
   */
  readonly timeoutMs?: number;
  /** Longest transfer with its retries, in milliseconds. Default: the client's. */
  readonly deadlineMs?: number;
  /** Called with how far the transfer is. What it throws is ignored. A retry may begin anew. */
  readonly onProgress?: (progress: Progress) => unknown;
}

const CHECKS: Checks<keyof TransferOptions> = {
  signal: aSignal,
  timeoutMs: aLimit,
  deadlineMs: aLimit,
  onProgress: aFunction,
};

/**
 * Checks the options of a transfer.
 *
 * @param more checks of the options that this transfer has beside
 * @throws InvalidArgumentError for an unknown or wrong option
 */
export function readTransferOptions<Options>(options: Options | undefined, more: Checks = {}): Options {
  return checked(options, "options", { ...CHECKS, ...more }) as Options;
}

/** Calls a listener; what it throws breaks nothing. */
export function report<Progress>(
  listener: ((progress: Progress) => unknown) | undefined,
  progress: Progress,
): void {
  try {
    listener?.(progress);
  } catch {
    // A listener that fails must not break the transfer.
  }
}

/**
 * Does work of several calls, which `signal` and `deadlineMs` end together.
 *
 * @param operation what errors say was called
 * @throws AbortError, TimeoutError, and what the work throws
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
 * Does work that the signal and the deadline of a call's options end. Throws as {@link withinLimits}.
 *
 * @param callOf returns the call that errors name, which may be known better later
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
    // Work in flight might write to a file that the caller then resumes.
    await running?.catch(() => undefined);
    throw signal?.aborted && cause === signal.reason
      ? errorOf(callOf(), AbortError, "was aborted", { cause })
      : cause;
  }
}
