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
 * How long a download that has failed waits for its sink, in milliseconds. It cannot ask the signal, which has
 * usually ended the download by then: a sink that works closes a file at once, and one that hangs is left behind.
 */
const RELEASE_MS = 1_000;

/** A file behind a signed URL. */
export interface SignedFile {
  /** What errors and hooks show instead of the URL. */
  readonly path: string;
  /** Gets the URL. Called again once when the first has expired. */
  readonly signedUrl: () => Promise<string>;
}

/** A file of a storage service, which takes the client's credentials. */
export interface StoredFile {
  /** Path template. */
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Without its question mark. */
  readonly query: string;
  /** Where the storage is; default: the client's `baseUrl`. */
  readonly storageUrl?: string;
}

/** What is downloaded. */
export interface DownloadRequest extends ExpectedFile {
  readonly from: SignedFile | StoredFile;
  /** Whether to resume what an earlier download has left; done only where `digest.hex` can show that it is right. */
  readonly resume?: boolean;
}

/** How a download ended. */
export interface DownloadResult {
  /** All bytes of the file. */
  readonly bytes: number;
  /** How many of them an earlier download had left; 0 where everything was fetched. */
  readonly resumedFrom: number;
  /** Digest of the file, in hexadecimal; absent where none was requested. */
  readonly digest: string | undefined;
}

/**
 * Downloads a file and resumes it where it breaks off.
 *
 * @throws IntegrityError when size or digest are wrong, InvalidArgumentError, and what a call throws
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

/** Lets a sink end what it has begun, so that the next download may resume it, but not for ever. */
async function release(sink: DownloadSink, reason: unknown): Promise<void> {
  const late = (): Error => new Error("the sink was not released");
  await within(RELEASE_MS, undefined, late, async () => sink.release(reason)).catch(() => undefined);
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
    // What an earlier download left may be of another file.
    if (isPieced) await file.startAgain();
    else {
      await untilAborted(async () => sink.reset(), limits.signal).catch(() => undefined);
      throw problem;
    }
  }
}

type Limits = Omit<TransferOptions, "onProgress">;

/** @throws InvalidArgumentError for a place that no URL can be made of */
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

/** Headers of the client are meant for its `baseUrl`; another place gets the credentials alone. */
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
      "must be an absolute https: URL without user, query and fragment; http: on loopback, or with allowInsecure",
    );
  }
}
