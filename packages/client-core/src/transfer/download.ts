import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { readBaseUrl } from "../options/base-url.ts";
import { overrideOptions, type ResolvedOptions } from "../options/client-options.ts";
import { partsOf } from "../pipeline/client-parts.ts";
import { untilAborted } from "../platform/clock.ts";
import { within } from "../platform/time-limit.ts";
import { buildPath } from "../request/path.ts";
import { type DownloadSink, type DownloadTarget, sinkOf } from "./download-sink.ts";
import { fetchInto } from "./fetch-into.ts";
import { type ExpectedFile, problemOf, type ReceivedFile, receiveFile } from "./received-file.ts";
import { withFreshUrl } from "./signed-url.ts";
import { type Transfer, transferOf } from "./transfer-call.ts";
import { report, type TransferOptions, type TransferProgress } from "./transfer-options.ts";

/**
 * Maximum time that a failed download waits for its sink, in milliseconds. The signal cannot limit this wait, because
 * it has usually aborted already. A working sink closes a file immediately; a hanging sink is abandoned.
 */
const RELEASE_MS = 1_000;

/** A file with a signed URL. */
export interface SignedFile {
  /** Label that errors and hooks show instead of the URL. */
  readonly path: string;
  /** Returns the URL. Called once more if the first URL has expired. */
  readonly signedUrl: () => Promise<string>;
}

/** A file in a storage service that accepts the client's credentials. */
export interface StoredFile {
  /** Path template. */
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Query without the question mark. */
  readonly query: string;
  /** Base URL of the storage service. Default: the client's `baseUrl`. */
  readonly storageUrl?: string;
}

/** A file to download. */
export interface DownloadRequest extends ExpectedFile {
  readonly from: SignedFile | StoredFile;
  /**
   * Whether to resume an earlier download. Ignored without `digest.hex`, which is needed to verify the earlier bytes.
   */
  readonly resume?: boolean;
}

/** Result of a download. */
export interface DownloadResult {
  /** Size of the file. */
  readonly bytes: number;
  /** Number of bytes from an earlier download; 0 if the whole file was downloaded. */
  readonly resumedFrom: number;
  /** Digest of the file in hexadecimal, if one was requested. */
  readonly digest: string | undefined;
}

/**
 * Downloads a file, and resumes the download if the connection breaks.
 *
 * @throws IntegrityError if the size or the digest is wrong, InvalidArgumentError, and any error from a call
 */
export async function download(
  client: unknown,
  request: DownloadRequest,
  target: DownloadTarget | (() => DownloadTarget | Promise<DownloadTarget>),
  options: TransferOptions = {},
): Promise<DownloadResult> {
  const open = async (): Promise<unknown> => (typeof target === "function" ? target() : target);
  const sink = sinkOf(await untilAborted(open, options.signal));
  try {
    return await downloadInto(sink, client, request, options);
  } catch (cause) {
    await release(sink, cause);
    throw cause;
  }
}

/** Releases a sink, so that the next download can resume. Gives up if the sink hangs. */
async function release(sink: DownloadSink, reason: unknown): Promise<void> {
  const timedOut = (): Error => new Error("the sink did not finish in time");
  await within(RELEASE_MS, undefined, timedOut, async () => sink.release(reason)).catch(() => undefined);
}

async function downloadInto(
  sink: DownloadSink,
  client: unknown,
  request: DownloadRequest,
  { onProgress, ...limits }: TransferOptions,
): Promise<DownloadResult> {
  const fetchAll = fetcherOf(client, request.from, limits, onProgress);
  const file = await receiveFile(sink, request, request.resume ?? false, limits.signal);
  for (;;) {
    await fetchAll(file);
    const { offset: bytes, resumedFrom, isPieced } = file;
    const digest = file.digest();
    const problem = problemOf(digest, request);
    if (!problem) {
      await file.finish();
      return { bytes, resumedFrom, digest };
    }
    // Bytes of an earlier download may belong to another version of the file.
    if (isPieced) await file.startAgain();
    else {
      await untilAborted(async () => sink.reset(), limits.signal).catch(() => undefined);
      throw problem;
    }
  }
}

type Limits = Omit<TransferOptions, "onProgress">;

/** @throws InvalidArgumentError if no URL can be built */
function fetcherOf(
  client: unknown,
  from: SignedFile | StoredFile,
  limits: Limits,
  onProgress: ((progress: TransferProgress) => unknown) | undefined,
): (file: ReceivedFile) => Promise<void> {
  const { path } = from;
  const fetchFrom = (
    file: ReceivedFile,
    headers: Record<string, string>,
    transfer: Transfer,
    url: string,
  ) => {
    const onBytes = (): void => report(onProgress, { bytes: file.offset, total: file.total });
    return fetchInto(file, { url, headers, onBytes }, transfer);
  };
  if ("signedUrl" in from) {
    const begin = (url: string) => transferOf(client, { method: "GET", path, url, isSigned: true }, limits);
    return (file) => withFreshUrl(from.signedUrl, (url) => fetchFrom(file, {}, begin(url), url), true);
  }
  const { url, headers } = storedAt(from, partsOf(client).options);
  return (file) =>
    fetchFrom(file, headers, transferOf(client, { method: "GET", path, url, isSigned: false }, limits), url);
}

/** Returns the URL and headers of a request for a file. Hosts other than the client's receive only the credentials. */
function storedAt(
  { path: template, values, query, storageUrl }: StoredFile,
  options: ResolvedOptions,
): { url: string; headers: Record<string, string> } {
  const base = storageUrl === undefined ? options.baseUrl : readStorageUrl(storageUrl, options);
  const url = `${base}${buildPath({ template, values, argument: "file" })}?${query}`;
  return { url, headers: storageUrl === undefined ? options.headers : {} };
}

function readStorageUrl(storageUrl: unknown, options: ResolvedOptions): string {
  try {
    return overrideOptions({ ...options, baseUrl: readBaseUrl(storageUrl) }).baseUrl;
  } catch {
    throw new InvalidArgumentError(
      "options.storageUrl",
      "must be an absolute https: URL without user, query or fragment; http: is allowed on loopback or with allowInsecure",
    );
  }
}
