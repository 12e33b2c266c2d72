import { ResponseTooLargeError } from "../errors/call-errors.ts";
import { type ErrorContext, isKind, SeamlineError } from "../errors/seamline-error.ts";
import { untilAborted } from "../platform/clock.ts";
import { type Digest, type DownloadSink, inSink } from "./download-sink.ts";

/** Expected properties of a file to download. */
export interface ExpectedFile {
  /** Size in bytes. */
  readonly size?: number;
  /** Maximum number of bytes after decompression. Default: `size` is the only limit. */
  readonly maxBytes?: number;
  readonly digest?: {
    readonly name: "md5";
    /** Expected digest in hexadecimal. Without it, the digest is computed but not compared. */
    readonly hex?: string;
    readonly create: () => Digest;
  };
}

/** A file that is being downloaded, with its current size and digest. */
export interface ReceivedFile {
  readonly offset: number;
  /** Total size in bytes, once known. */
  total: number | undefined;
  /** Strong validator (RFC 9110 section 8.8.1) of the received version. */
  etag: string | undefined;
  /** Number of bytes from an earlier download. */
  readonly resumedFrom: number;
  /**
   * Returns whether the download can be resumed. This requires an etag or a digest, to verify that the pieces belong
   * together.
   */
  canResume(): boolean;
  isComplete(): boolean;
  /**
   * @throws IntegrityError if the file is larger than expected, ResponseTooLargeError if it is larger than `maxBytes`
   */
  add(bytes: Uint8Array): Promise<void>;
  /** @param reason the failure that caused this; passed to the sink */
  startAgain(reason?: Error): Promise<void>;
  /** Finishes the digest and returns it, if one is computed. */
  digest(): string | undefined;
  finish(): Promise<void>;
  /** Whether the pieces may come from different versions, which would explain a wrong digest. */
  isPieced: boolean;
}

/**
 * Resumes an earlier download if a digest can verify its bytes at the end. Otherwise starts over.
 *
 * @param signal aborts the wait for the sink
 */
export async function receiveFile(
  sink: DownloadSink,
  expected: ExpectedFile,
  resume: boolean,
  signal: AbortSignal | undefined,
): Promise<ReceivedFile> {
  const { size = Number.POSITIVE_INFINITY, digest } = expected;
  const file = fileIn(sink, expected, signal);
  const left = resume && digest?.hex ? await file.left() : 0;
  if (left === 0 || left > size) await file.startAgain();
  else await file.resume(left);
  return file;
}

/** A file that may start with bytes of an earlier download. */
interface ResumableFile extends ReceivedFile {
  /** Returns the number of bytes left by an earlier download. */
  left(): Promise<number>;
  /** Keeps this number of bytes from the earlier download as the start of the file. */
  resume(bytes: number): Promise<void>;
}

function fileIn(sink: DownloadSink, expected: ExpectedFile, signal: AbortSignal | undefined): ResumableFile {
  const { size = Number.POSITIVE_INFINITY, maxBytes = Number.POSITIVE_INFINITY, digest: wanted } = expected;
  const newDigest = (): Digest | undefined => wanted && (sink.createMd5?.() ?? wanted.create());
  // If the target is a stream, its reader may have stopped.
  const inTime = <T>(work: () => Promise<T>): Promise<T> => inSink(() => untilAborted(work, signal));
  let offset = 0;
  let resumedFrom = 0;
  let digest = newDigest();
  const file: ResumableFile = {
    get offset() {
      return offset;
    },
    get resumedFrom() {
      return resumedFrom;
    },
    total: expected.size,
    etag: undefined,
    isPieced: false,
    left: () => inTime(() => sink.size()),
    async resume(bytes) {
      await inTime(async () => {
        for await (const piece of sink.read()) {
          signal?.throwIfAborted();
          digest?.update(piece);
        }
      });
      offset = resumedFrom = bytes;
      file.isPieced = true;
    },
    canResume: () => Boolean(file.etag || wanted?.hex),
    isComplete: () => offset === file.total,
    async add(bytes) {
      const total = offset + bytes.byteLength;
      if (total > (file.total ?? size)) throw tooManyBytes(file.total);
      if (total > maxBytes) throw tooLarge(maxBytes);
      await inTime(() => sink.write(bytes));
      digest?.update(bytes);
      offset += bytes.byteLength;
    },
    async startAgain(reason) {
      await inTime(() => sink.reset(reason));
      offset = resumedFrom = 0;
      digest = newDigest();
      Object.assign(file, { total: expected.size, etag: undefined, isPieced: false });
    },
    digest() {
      const hex = digest?.hex();
      digest = undefined;
      return hex;
    },
    finish: () => inTime(() => sink.finish()),
  };
  return file;
}

function tooManyBytes(total: number | undefined): IntegrityError {
  const problem = { expected: `${total} bytes`, actual: "more" };
  return new IntegrityError(`the file has more than the expected ${total} bytes`, problem);
}

function tooLarge(maxBytes: number): ResponseTooLargeError {
  return new ResponseTooLargeError(`the file has more than ${maxBytes} bytes (raise maxBytes)`, { maxBytes });
}

/** Returns an error if the complete file is not the expected file. */
export function problemOf(hex: string | undefined, { digest }: ExpectedFile): IntegrityError | undefined {
  const wanted = digest?.hex?.toLowerCase();
  if (!digest || !wanted || hex === wanted) return undefined;
  const [expected, actual] = [wanted, hex].map((each) => `${digest.name} ${each}`) as [string, string];
  return new IntegrityError(`the file has ${actual}, but ${expected} was expected`, { expected, actual });
}

/** The expected and actual value: a digest in hexadecimal, or a number of bytes. */
export interface IntegrityErrorDetails extends ErrorContext {
  readonly expected: string;
  readonly actual: string;
}

/** The downloaded file differs from the expected file. It was deleted if the sink supports that. */
export class IntegrityError extends SeamlineError {
  /** `md5 9e107d9d…`, `1024 bytes` */
  declare readonly expected: string;
  declare readonly actual: string;

  constructor(message: string, details: IntegrityErrorDetails) {
    super(message, details, "IntegrityError");
  }
}

/** Returns whether `value` is an {@link IntegrityError}, including one from another copy of this package. */
export function isIntegrityError(value: unknown): value is IntegrityError {
  return isKind(value, "IntegrityError");
}
