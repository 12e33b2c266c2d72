import { InvalidArgumentError, parseInt64 } from "@seamline/client-core";
import {
  anyBoolean,
  anyFunction,
  type Checks,
  type DownloadRequest,
  type DownloadTarget,
  download,
  positiveInteger,
  readTransferOptions,
  type TransferOptions,
  type TransferProgress,
  withinLimits,
} from "@seamline/client-core/transfer";
import type { CloudStorageFile } from "../generated/v1/reference/types.gen.ts";
import { type DownloadedFile, ExportDownloadError, type FailedFile } from "./export-download-error.ts";
import { type DownloadableExport, type ExportClient, type ExportName, filesOf } from "./export-files.ts";
import { createMd5 } from "./md5.ts";

/** Path template of files in the storage service. */
const STORAGE = { method: "GET", path: "/storage/v1/b/{bucket}/o/{object}" } as const;

/** Download progress of one file. */
export interface ExportProgress extends TransferProgress {
  readonly file: CloudStorageFile;
}

/** Returns the target for a file. `folderSink` in `@seamline/retention/exports/node` creates such a function. */
export type ExportTarget = (file: CloudStorageFile) => DownloadTarget | Promise<DownloadTarget>;

/** Options of {@link downloadExport}. */
export interface DownloadExportOptions extends TransferOptions<ExportProgress> {
  /** Selects the files. Default: all files. */
  readonly files?: (file: CloudStorageFile) => boolean;
  /** Maximum number of concurrent downloads; `Infinity` for no limit. Default: 4. */
  readonly parallel?: number;
  /**
   * Maximum number of bytes in one file after decompression. Default: the file's `size` if known; otherwise no limit.
   */
  readonly maxBytes?: number;
  /** Whether to resume an earlier download of a file that has an `md5Hash`. Default: true. */
  readonly resume?: boolean;
  /** Whether to verify each file with its `md5Hash`. Without verification, no download is resumed. Default: true. */
  readonly verify?: boolean;
  /**
   * Base URL of the storage service, if it is not the client's `baseUrl`. It receives the client's `auth`, but not its
   * `headers`.
   */
  readonly storageUrl?: string;
}

/** Checks for the options that are specific to this transfer. */
const CHECKS: Checks = {
  files: anyFunction,
  parallel: positiveInteger,
  maxBytes: positiveInteger,
  resume: anyBoolean,
  verify: anyBoolean,
  storageUrl: [(value) => typeof value === "string", "must be an absolute URL"],
};

/**
 * Downloads an export's files concurrently, and verifies each file's size and `md5Hash`. Broken connections and earlier
 * incomplete downloads are resumed. A failed file does not stop the other downloads.
 *
 * @returns the downloaded files, in export order
 * @throws ExportDownloadError if files failed; the error lists the failed and downloaded files
 * @throws AbortError, TimeoutError if `signal` or `deadlineMs` ended the download; partial files are kept for the next
 * download
 * @throws InvalidArgumentError, and any error from reading the export
 */
export async function downloadExport(
  client: ExportClient,
  exported: DownloadableExport | ExportName,
  target: ExportTarget,
  options?: DownloadExportOptions,
): Promise<readonly DownloadedFile[]> {
  const checked = readTransferOptions<DownloadExportOptions>(options ?? {}, CHECKS);
  if (typeof target !== "function")
    throw new InvalidArgumentError("target", "must be a function that takes a file and returns its target");
  if (typeof exported !== "object" || exported === null) {
    throw new InvalidArgumentError("export", "must be an export or { matterId, exportId }");
  }
  return withinLimits(client, STORAGE, checked, async (signal) => {
    const files = (await filesOf(client, exported, signal)).filter(checked.files ?? (() => true));
    return downloadFiles(client, files, target, { ...checked, signal });
  });
}

async function downloadFiles(
  client: ExportClient,
  files: readonly CloudStorageFile[],
  target: ExportTarget,
  options: DownloadExportOptions,
): Promise<readonly DownloadedFile[]> {
  const ended = new Map<CloudStorageFile, DownloadedFile | FailedFile>();
  const waiting = files.values();
  // All workers share the iterator, so each file is downloaded once.
  const work = async (): Promise<void> => {
    for (const file of waiting) {
      const end = downloadFile(client, file, target, options);
      ended.set(file, await end.catch((error: Error) => ({ file, error })));
      if (options.signal?.aborted) return;
    }
  };
  const { parallel = 4 } = options;
  // Wait for every worker to release its file, even after an abort.
  await Promise.all(Array.from({ length: Math.min(parallel, files.length) }, work));
  options.signal?.throwIfAborted();
  const ends = files.flatMap((file) => ended.get(file) ?? []);
  const failures = ends.filter((end): end is FailedFile => "error" in end);
  const done = ends.filter((end): end is DownloadedFile => !("error" in end));
  if (failures.length === 0) return done;
  throw failed(files, done, failures);
}

function failed(
  all: readonly CloudStorageFile[],
  files: readonly DownloadedFile[],
  failures: readonly FailedFile[],
): ExportDownloadError {
  const list = failures.map(({ file, error }) => `${file.objectName}: ${error.message}`).join("; ");
  const message = `${failures.length} of ${all.length} files were not downloaded: ${list}`;
  return new ExportDownloadError(message, { files, failures, cause: failures[0]?.error });
}

async function downloadFile(
  client: ExportClient,
  file: CloudStorageFile,
  target: ExportTarget,
  { signal, timeoutMs, deadlineMs, onProgress, ...options }: DownloadExportOptions,
): Promise<DownloadedFile> {
  const request = requestFor(file, options);
  const reportProgress = onProgress && ((progress: TransferProgress) => onProgress({ ...progress, file }));
  const limits = { signal, timeoutMs, deadlineMs, onProgress: reportProgress };
  const { bytes, resumedFrom, digest } = await download(client, request, () => target(file), limits);
  return { file, bytes, resumedFrom, md5: digest };
}

/** @throws InvalidArgumentError for a file with missing or invalid fields */
function requestFor(
  { bucketName: bucket, objectName: object, size, md5Hash }: CloudStorageFile,
  { resume = true, verify = true, storageUrl, maxBytes }: DownloadExportOptions,
): DownloadRequest {
  if (verify && md5Hash !== undefined && !/^[\da-f]{32}$/i.test(md5Hash)) {
    throw new InvalidArgumentError("file.md5Hash", "must be an MD5 digest in hexadecimal");
  }
  return {
    from: { path: STORAGE.path, values: { bucket, object }, query: "alt=media", storageUrl },
    size: size === undefined ? undefined : Number(parseInt64(size)),
    maxBytes,
    digest: verify ? { name: "md5", hex: md5Hash, create: createMd5 } : undefined,
    resume,
  };
}
