import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { BodySource } from "../request/prepare.ts";
import { report, type TransferProgress } from "./transfer-options.ts";

/**
 * Bytes to upload. A function makes a stream of the same bytes anew for every attempt; a stream by itself is sent
 * once, and never again.
 */
export type UploadSource =
  | Blob
  | Uint8Array
  | ArrayBuffer
  | ReadableStream<Uint8Array>
  | (() => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>);

/** Bytes to upload, after checking. */
interface CheckedSource {
  readonly size: number;
  /** Whether the bytes come as a stream. */
  readonly isStream: boolean;
  /** Whether there are bytes for one attempt only. */
  readonly isOneShot: boolean;
  readonly source: UploadSource;
}

/**
 * Checks what is to be uploaded.
 *
 * @param contentLength bytes; needed for streams, which do not know
 * @param maxBytes most bytes that the service takes
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
      "must be a Blob, bytes, a stream or a function that makes one",
    );
  }
  const size = (known ?? contentLength) as number;
  if (!Number.isSafeInteger(size) || (contentLength ?? size) !== size) {
    const right = known === undefined ? "how many bytes a stream gives" : `${known}, or left out`;
    throw new InvalidArgumentError("input.contentLength", `must be ${right}`);
  }
  if (!(size > 0 && size <= maxBytes)) {
    const most = Number.isFinite(maxBytes) ? ` and at most ${maxBytes}` : "";
    throw new InvalidArgumentError("input.source", `must have at least 1 byte${most}, and has ${size}`);
  }
  if (isOneShot && source.locked)
    throw new InvalidArgumentError("input.source", "is a stream that is in use");
  return { size, isStream, isOneShot, source: source as UploadSource };
}

function knownSize(source: unknown): number | undefined {
  if (source instanceof Blob) return source.size;
  return source instanceof ArrayBuffer || ArrayBuffer.isView(source) ? source.byteLength : undefined;
}

type Bytes = ReadableStream<Uint8Array>;

/** Granularity of progress. Bytes. */
const PIECE = 65_536;

/** Remembers what is wrong with a stream, and gives the error of it. */
type Fail = (argument: string, problem: string) => Error;

/** A body to send, and what its length header is to say where the platform does not know. */
interface UploadBody {
  readonly body: BodySource;
  readonly headers: Readonly<Record<string, string>>;
  /** What was wrong with the stream of the caller. */
  problem(): Error | undefined;
}

/**
 * Makes a body of a source. A stream says how long it is, as do bytes that are streamed to be counted; where the
 * platform does not let us say so (browsers: `Content-Length` is theirs, and HTTP/1.1 takes no stream), streams are
 * buffered and progress is reported at the end only.
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
  // What is buffered has not been sent.
  const listener = isLengthOurs ? onProgress : undefined;
  const count = (stream: Bytes): Bytes => stream.pipeThrough(counter(size, fail, listener));
  const again = async (): Promise<Bytes> => {
    // What was wrong once is wrong again.
    if (problem) throw problem;
    const stream: unknown = await (source as () => unknown)();
    if (stream instanceof ReadableStream) return count(stream);
    throw fail("input.source", "must be a function that makes a stream");
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

/** Bytes piece by piece, as they are pulled: streams of the platform may give all at once. */
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

/** Reads the stream at the first attempt, and gives what it read to all of them. */
function buffered(open: () => Promise<Bytes>): () => Promise<Blob> {
  let blob: Promise<Blob> | undefined;
  return () => {
    blob ??= open().then((stream) => new Response(stream).blob());
    return blob;
  };
}

/** Counts the bytes that pass, and fails where there are not as many as stated. */
function counter(
  size: number,
  fail: Fail,
  onProgress: ((progress: TransferProgress) => unknown) | undefined,
): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  const ofOtherLength = () => fail("input.contentLength", `is ${size}, but the stream gives ${bytes} bytes`);
  return new TransformStream({
    transform(chunk, controller) {
      if (!ArrayBuffer.isView(chunk)) throw fail("input.source", "must be a stream of bytes");
      bytes += chunk.byteLength;
      if (bytes > size) throw ofOtherLength();
      controller.enqueue(chunk);
      report(onProgress, { bytes, total: size });
    },
    flush() {
      if (bytes < size) throw ofOtherLength();
    },
  });
}

/** Whether a request of this platform keeps a `Content-Length` of ours (Fetch: forbidden in browsers). */
function mayStateLength(): boolean {
  const headers = { "content-length": "1" };
  return new Request("http://localhost", { method: "PUT", headers }).headers.has("content-length");
}
