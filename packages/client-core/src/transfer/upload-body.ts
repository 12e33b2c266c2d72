import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { BodySource } from "../request/wire-request.ts";
import { report, type TransferProgress } from "./transfer-options.ts";

/**
 * Bytes to upload. A function must return a new stream of the same bytes for every attempt. A stream can only be sent
 * once.
 */
export type UploadSource =
  | Blob
  | Uint8Array
  | ArrayBuffer
  | ReadableStream<Uint8Array>
  | (() => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>);

/** Checked bytes to upload. */
interface CheckedSource {
  readonly size: number;
  /** Whether the source is a stream. */
  readonly isStream: boolean;
  /** Whether the source can only be sent once. */
  readonly isOneShot: boolean;
  readonly source: UploadSource;
}

/**
 * Checks the source of an upload.
 *
 * @param contentLength number of bytes; required for streams, whose length is unknown
 * @param maxBytes maximum number of bytes that the service accepts
 * @throws InvalidArgumentError
 */
export function readUploadSource(
  source: unknown,
  contentLength: unknown,
  maxBytes: number = Number.POSITIVE_INFINITY,
): CheckedSource {
  const known = knownSize(source);
  const isOneShot = source instanceof ReadableStream;
  const isStream = isOneShot || typeof source === "function";
  if (known === undefined && !isStream) {
    throw new InvalidArgumentError(
      "input.source",
      "must be a Blob, bytes, a stream or a function that returns one",
    );
  }
  const size = (known ?? contentLength) as number;
  if (!Number.isSafeInteger(size) || (contentLength ?? size) !== size) {
    const right = known === undefined ? "the number of bytes in the stream" : `${known} or omitted`;
    throw new InvalidArgumentError("input.contentLength", `must be ${right}`);
  }
  if (!(size > 0 && size <= maxBytes)) {
    const most = Number.isFinite(maxBytes) ? ` and at most ${maxBytes}` : "";
    throw new InvalidArgumentError("input.source", `must have at least 1 byte${most}, but has ${size}`);
  }
  if (isOneShot && source.locked)
    throw new InvalidArgumentError("input.source", "must not be a locked stream: release its reader");
  return { size, isStream, isOneShot, source: source as UploadSource };
}

function knownSize(source: unknown): number | undefined {
  if (source instanceof Blob) return source.size;
  return source instanceof ArrayBuffer || ArrayBuffer.isView(source) ? source.byteLength : undefined;
}

type Bytes = ReadableStream<Uint8Array>;

/** Granularity of progress, in bytes. */
const PIECE = 65_536;

/** Stores a problem with the stream, and returns the error for it. */
type Fail = (argument: string, problem: string) => Error;

/** A body to send, and its `Content-Length` if the platform does not know it. */
interface UploadBody {
  readonly body: BodySource;
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the problem with the caller's stream, if any. */
  problem(): Error | undefined;
}

/**
 * Creates the body for an upload. Streams, and bytes that are streamed for progress reports, are sent with an explicit
 * `Content-Length`. Browsers do not allow this header, and cannot stream request bodies over HTTP/1.1. In browsers,
 * streams are therefore buffered, and progress is only reported at the end.
 */
export function uploadBodyOf(
  checked: CheckedSource,
  onProgress: ((progress: TransferProgress) => unknown) | undefined,
): UploadBody {
  const { size, source, isStream, isOneShot } = checked;
  let problem: Error | undefined;
  const fail: Fail = (argument, text) => {
    problem = new InvalidArgumentError(argument, text);
    return problem;
  };
  const isLengthOurs = mayStateLength();
  // If the stream is buffered first, its bytes have not been sent yet, so do not report progress.
  const listener = isLengthOurs ? onProgress : undefined;
  const count = (stream: Bytes): Bytes => stream.pipeThrough(counter(size, fail, listener));
  const again = async (): Promise<Bytes> => {
    // An invalid source remains invalid.
    if (problem) throw problem;
    const stream: unknown = await (source as () => unknown)();
    if (stream instanceof ReadableStream) return count(stream);
    throw fail("input.source", "must be a function that returns a stream");
  };
  const isCounted = isStream || onProgress !== undefined;
  if (!isLengthOurs || !isCounted) {
    const body = isStream ? buffered(isOneShot ? async () => count(source as Bytes) : again) : source;
    return { body: body as BodySource, headers: {}, problem: () => problem };
  }
  const body = isOneShot
    ? count(source as Bytes)
    : isStream
      ? again
      : () => count(streamOf(source as BlobPart));
  return { body, headers: { "content-length": `${size}` }, problem: () => problem };
}

/** Streams bytes in pieces on demand. The platform's streams may return all bytes in one piece. */
function streamOf(bytes: BlobPart): Bytes {
  const blob = new Blob([bytes]);
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      const piece = blob.slice(at, at + PIECE);
      at += PIECE;
      controller.enqueue(new Uint8Array(await piece.arrayBuffer()));
      if (at >= blob.size) controller.close();
    },
  });
}

/** Buffers the stream on the first attempt, so that every attempt can send it. */
function buffered(open: () => Promise<Bytes>): () => Promise<Blob> {
  let blob: Promise<Blob> | undefined;
  return () => {
    blob ??= open().then((stream) => new Response(stream).blob());
    return blob;
  };
}

/** Counts the bytes, and fails if their number differs from the declared size. */
function counter(
  size: number,
  fail: Fail,
  onProgress: ((progress: TransferProgress) => unknown) | undefined,
): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  const wrongLength = () => fail("input.contentLength", `is ${size}, but the stream returned ${bytes} bytes`);
  return new TransformStream({
    transform(chunk, controller) {
      if (!ArrayBuffer.isView(chunk)) throw fail("input.source", "must be a stream of bytes");
      bytes += chunk.byteLength;
      if (bytes > size) throw wrongLength();
      controller.enqueue(chunk);
      report(onProgress, { bytes, total: size });
    },
    flush() {
      if (bytes < size) throw wrongLength();
    },
  });
}

/**
 * Returns whether requests on this platform keep an explicit `Content-Length` (forbidden in browsers by the Fetch
 * standard).
 */
function mayStateLength(): boolean {
  const headers = { "content-length": "1" };
  return new Request("http://localhost", { method: "PUT", headers }).headers.has("content-length");
}
