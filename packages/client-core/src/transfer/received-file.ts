import { ResponseTooLargeError } from "../errors/call-errors.ts";
import { type ErrorContext, isKind, SeamlineError } from "../errors/seamline-error.ts";
import { untilAborted } from "../platform/clock.ts";
import { type Digest, type DownloadSink, inSink } from "./download-sink.ts";

/** What is known of a file before it is downloaded. */
export interface ExpectedFile {
  /** Bytes. */
  readonly size?: number;
  /** Most bytes to accept, after decompression. Default: no limit but `size`. */
  readonly maxBytes?: number;
  readonly digest?: {
    readonly name: "md5";
    /** In hexadecimal; without it the digest is made, and compared with nothing. */
    readonly hex?: string;
    readonly create: () => Digest;
  };
}

/** A file on its way into a sink, with its size and digest so far. */
export interface ReceivedFile {
  readonly offset: number;
  /** All bytes; `undefined` while that is not known. */
  total: number | undefined;
  /** Strong validator (RFC 9110 section 8.8.1) of what is being received. */
  etag: string | undefined;
  /** Bytes that an earlier download had left. */
  readonly resumedFrom: number;
  /** Whether its pieces can be put together: an etag or a digest shows that they belong together. */
  canResume(): boolean;
  isComplete(): boolean;
  /** @throws IntegrityError for more than there should be, ResponseTooLargeError for more than `maxBytes` */
  add(bytes: Uint8Array): Promise<void>;
  /** @param reason why; passed on to the sink */
  startAgain(reason?: Error): Promise<void>;
  /** The digest of all of it, where one is made; ends it. */
  digest(): string | undefined;
  finish(): Promise<void>;
  /** Whether its pieces may come from different files, which would explain a wrong digest. */
  isPieced: boolean;
}

/**
 * Resumes what an earlier download has left, where a digest can show in the end that it belonged to the file.
 *
 * @param signal ends what the sink does
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

/** A file that may begin with bytes of an earlier download. */
interface ResumableFile extends ReceivedFile {
  /** How many bytes an earlier download has left. */
  left(): Promise<number>;
  /** Begins with that many bytes. */
  resume(bytes: number): Promise<void>;
}

function fileIn(sink: DownloadSink, expected: ExpectedFile, signal: AbortSignal | undefined): ResumableFile {
  const { size = Number.POSITIVE_INFINITY, maxBytes = Number.POSITIVE_INFINITY, digest: wanted } = expected;
  const newDigest = (): Digest | undefined => wanted && (sink.createMd5?.() ?? wanted.create());
  // The reader of a stream may have stopped.
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
  return new IntegrityError(`the file has more than the ${total} bytes that were announced`, problem);
}

function tooLarge(maxBytes: number): ResponseTooLargeError {
  return new ResponseTooLargeError(`the file has more than ${maxBytes} bytes (raise maxBytes)`, { maxBytes });
}

/** What is wrong with a file that has come to its end. */
export function problemOf(hex: string | undefined, { digest }: ExpectedFile): IntegrityError | undefined {
  const wanted = digest?.hex?.toLowerCase();
  if (!digest || !wanted || hex === wanted) return undefined;
  const [expected, actual] = [wanted, hex].map((each) => `${digest.name} ${each}`) as [string, string];
  return new IntegrityError(`the file has ${actual} where ${expected} was announced`, { expected, actual });
}

/** What was to come, and what came: a digest in hexadecimal, or a number of bytes. */
export interface IntegrityErrorDetails extends ErrorContext {
  readonly expected: string;
  readonly actual: string;
}

/** What was downloaded is not what was announced. It was dropped, where the sink can. */
export class IntegrityError extends SeamlineError {
  /** `md5 9e107d9d…`, `1024 bytes` */
  declare readonly expected: string;
  declare readonly actual: string;

  constructor(message: string, details: IntegrityErrorDetails) {
    super(message, details, "IntegrityError");
  }
}

/** Whether `value` is an {@link IntegrityError}, also one of another copy of this package. */
export function isIntegrityError(value: unknown): value is IntegrityError {
  return isKind(value, "IntegrityError");
}
