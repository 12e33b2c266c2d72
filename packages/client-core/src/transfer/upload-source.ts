import { InvalidArgumentError } from "../errors/invalid-argument-error.ts";

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
export interface CheckedSource {
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
