import { InvalidArgumentError, isSeamlineError, SeamlineError } from "../errors/seamline-error.ts";

/** Makes a digest of bytes as they come. */
export interface Digest {
  update(bytes: Uint8Array): void;
  /** The digest in lower-case hexadecimal. Called once, after the last `update`. */
  hex(): string;
}

/**
 * Where a download goes that can be resumed later: `fileSink` on Node, or one of your own. What its
 * functions throw ends the download.
 */
export interface DownloadSink {
  /** How many bytes an earlier download has left; 0 for none. Called once, before anything is sent. */
  size(): Promise<number>;
  /** Those bytes. Called before anything is written, to make their digest. */
  read(): AsyncIterable<Uint8Array>;
  /** Appends. Calls do not overlap. */
  write(bytes: Uint8Array): Promise<void>;
  /** Drops everything: the next bytes are the first. `reason`: why, where something has failed. */
  reset(reason?: unknown): Promise<void>;
  /** All bytes have come, and are right. */
  finish(): Promise<void>;
  /** The download ended otherwise. What was written may stay, for the next to resume. Awaited for a second at most. */
  release(reason: unknown): Promise<void>;
  /** MD5 of the platform, where it is faster than ours; `undefined` where the platform forbids it. */
  readonly createMd5?: () => Digest | undefined;
}

/** What a download can be written to. A stream is closed at the end; what it has got cannot be resumed. */
export type DownloadTarget = DownloadSink | WritableStream<Uint8Array>;

const FUNCTIONS = ["size", "read", "write", "reset", "finish", "release"] as const;

/**
 * The sink of a target, whose failures are typed.
 *
 * @throws InvalidArgumentError for what is neither a stream nor a sink
 */
export function sinkOf(target: unknown): DownloadSink {
  const sink = target instanceof WritableStream ? streamSink(target) : (target as DownloadSink);
  if (FUNCTIONS.every((name) => typeof sink?.[name] === "function")) return sink;
  throw new InvalidArgumentError("target", `must be a WritableStream, or have ${FUNCTIONS.join(", ")}`);
}

function streamSink(stream: WritableStream<Uint8Array>): DownloadSink {
  if (stream.locked) throw new InvalidArgumentError("target", "is a stream that is in use");
  const writer = stream.getWriter();
  // The next write rejects with the same error.
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
      throw new SeamlineError("what has gone into a stream cannot be taken back to start again", { cause });
    },
    finish: () => writer.close(),
    async release(reason) {
      // It ends when what is being written has been, which may be never.
      writer.abort(reason).catch(() => undefined);
    },
  };
}

/**
 * Does a sink's work.
 *
 * @throws SeamlineError, so that its failure does not look like one of the network
 */
export async function inSink<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isSeamlineError(cause)) throw cause;
    throw new SeamlineError(`the download cannot be kept: ${(cause as Error)?.message ?? cause}`, { cause });
  }
}
