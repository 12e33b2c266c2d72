import { aFunction, aLimit, aSignal, type Checks, checked } from "../checked.ts";

/** How far a transfer is. */
export interface TransferProgress {
  /** Bytes so far, those of an earlier download included. */
  readonly bytes: number;
  /** All bytes; `undefined` where nobody has said. */
  readonly total: number | undefined;
}

/** Options of an upload or a download. What is not given is the client's, but for `timeoutMs` of an upload. */
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
  /** Told how far the transfer is. What it throws is ignored. A retry may begin anew. */
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

/** Tells a listener, which does not take part: what it throws breaks nothing. */
export function report<Progress>(
  listener: ((progress: Progress) => unknown) | undefined,
  progress: Progress,
): void {
  try {
    listener?.(progress);
  } catch {
    // Who looks on does not take part.
  }
}
