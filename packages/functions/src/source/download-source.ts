import {
  type DownloadTarget,
  download,
  positiveInteger,
  readTransferOptions,
  recordOf,
  type TransferOptions,
  withinLimits,
} from "@seamline/client-core/transfer";
import type { FunctionName } from "../generated/v2/reference/names.gen.ts";
import { type ClientOfV1, type ClientOfV2, callsOf } from "./clients.ts";

/** Label that errors and hooks show instead of the URL. */
const DOWNLOAD = { method: "GET", path: "{downloadUrl}" } as const;

/** A function whose source is downloaded from v2, v2beta or v2alpha. */
export interface DownloadInputOfV2 {
  readonly name: FunctionName;
}

/** A function whose source is downloaded from v1. */
export interface DownloadInputOfV1 extends DownloadInputOfV2 {
  /** Version of the function: an integer, as a string. Default: the newest version. */
  readonly versionId?: string;
}

/** Options of {@link downloadSource}. */
export interface DownloadSourceOptions extends TransferOptions {
  /**
   * Maximum number of bytes in the archive after decompression; `Infinity` for no limit. Default: 1 073 741 824 (1
   * GiB).
   */
  readonly maxBytes?: number;
}

/** A downloaded source. */
export interface DownloadedSource {
  /** Size of the archive in bytes. */
  readonly bytes: number;
}

/**
 * Downloads a function's source as a zip archive. After a broken connection, the download resumes if the server sent an
 * `ETag`. Otherwise, it restarts, which is not possible with a `WritableStream`.
 *
 * @throws InvalidArgumentError before anything is sent
 * @throws ApiError, NetworkError, TimeoutError, AbortError, RedirectError; their messages do not contain the URL
 * @throws IntegrityError if the size differs from the expected size
 * @throws ResponseTooLargeError if the archive is larger than `maxBytes`
 * @throws SeamlineError if the target fails; `cause` is the reason
 */
export function downloadSource(
  client: ClientOfV1,
  input: DownloadInputOfV1,
  target: DownloadTarget,
  options?: DownloadSourceOptions,
): Promise<DownloadedSource>;
export function downloadSource(
  client: ClientOfV2,
  input: DownloadInputOfV2,
  target: DownloadTarget,
  options?: DownloadSourceOptions,
): Promise<DownloadedSource>;
export async function downloadSource(
  client: ClientOfV1 | ClientOfV2,
  input: DownloadInputOfV1,
  target: DownloadTarget,
  options?: DownloadSourceOptions,
): Promise<DownloadedSource> {
  const checked = readTransferOptions<DownloadSourceOptions>(options ?? {}, { maxBytes: positiveInteger });
  const { maxBytes = 2 ** 30, ...limits } = checked;
  const { generateDownloadUrl, isV1 } = callsOf(client);
  const known = isV1 ? ["name", "versionId"] : ["name"];
  const { name, versionId } = recordOf(input, "input", known) as unknown as DownloadInputOfV1;
  return withinLimits(client, DOWNLOAD, limits, async (signal) => {
    const body = versionId === undefined ? undefined : { versionId };
    const signedUrl = async (): Promise<string> =>
      `${(await generateDownloadUrl({ name, body }, { signal, deadlineMs: limits.deadlineMs })).downloadUrl}`;
    const from = { path: DOWNLOAD.path, signedUrl };
    const { bytes } = await download(client, { from, maxBytes }, target, { ...limits, signal });
    return { bytes };
  });
}
