import { InvalidArgumentError, isSeamlineError, SeamlineError } from "../errors/seamline-error.ts";

/** Computes a digest incrementally. */
export interface Digest {
  update(bytes: Uint8Array): void;
  /** Returns the digest in lower-case hexadecimal. Called once, after the last `update`. */
  hex(): string;
}

/**
 * Target of a download that can be resumed later: `fileSink` on Node, or your own implementation. If any function
 * throws, the download ends.
 */
export interface DownloadSink {
  /** Returns the number of bytes left by an earlier download, or 0. Called once, before any request. */
  size(): Promise<number>;
  /** Returns the earlier download's bytes, to compute their digest. Called before the first write. */
  read(): AsyncIterable<Uint8Array>;
  /** Appends bytes. Calls do not overlap. */
  write(bytes: Uint8Array): Promise<void>;
  /** Deletes all bytes, so that the next write starts a new file. `reason` is the failure that caused this, if any. */
  reset(reason?: unknown): Promise<void>;
  /** Completes the download. All bytes have arrived and are correct. */
  finish(): Promise<void>;
  /** Ends an incomplete download. The sink may keep its bytes for the next download. Awaited for at most one second. */
  release(reason: unknown): Promise<void>;
  /**
   * Creates the platform's MD5 digest, if it is faster than the built-in implementation. Returns `undefined` if the
   * platform forbids MD5.
   */
  readonly createMd5?: () => Digest | undefined;
}

/** Target of a download. A stream is closed at the end. A download to a stream cannot be resumed later. */
export type DownloadTarget = DownloadSink | WritableStream<Uint8Array>;

const FUNCTIONS = ["size", "read", "write", "reset", "finish", "release"] as const;

/**
 * Returns the sink for a target.
 *
 * @throws InvalidArgumentError if `target` is neither a stream nor a sink
 */
export function sinkOf(target: unknown): DownloadSink {
  const sink = target instanceof WritableStream ? streamSink(target) : (target as DownloadSink);
  if (FUNCTIONS.every((name) => typeof sink?.[name] === "function")) return sink;
  throw new InvalidArgumentError(
    "target",
    `must be a WritableStream, or have the functions ${FUNCTIONS.join(", ")}`,
  );
}

function streamSink(stream: WritableStream<Uint8Array>): DownloadSink {
  if (stream.locked)
    throw new InvalidArgumentError("target", "must not be a locked stream: release its writer");
  const writer = stream.getWriter();
  // Ignored here: the next write rejects with the same error.
  writer.closed.catch(() => undefined);
  let written = 0;
  return {
    size: async () => 0,
    async *read() {},
    async write(bytes) {
      written += bytes.byteLength;
      await writer.write(bytes);
    },
    async reset(cause) {
      if (!written) return;
      throw new SeamlineError("cannot restart the download: data was already written to the stream", {
        cause,
      });
    },
    finish: () => writer.close(),
    async release(reason) {
      // Do not await: `abort` waits for the current write, which may never end.
      writer.abort(reason).catch(() => undefined);
    },
  };
}

/**
 * Calls a sink function.
 *
 * @throws SeamlineError if the sink throws, because its error must not look like a network error
 */
export async function inSink<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isSeamlineError(cause)) throw cause;
    throw new SeamlineError(`cannot store the download: ${(cause as Error)?.message ?? cause}`, { cause });
  }
}
