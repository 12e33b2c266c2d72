import {
  aCount,
  type DownloadTarget,
  download,
  readTransferOptions,
  recordOf,
  type TransferOptions,
  withinLimits,
} from "@seamline/client-core/transfer";
import type { FunctionName } from "../generated/v2/reference/names.gen.ts";
import { type ClientOfV1, type ClientOfV2, callsOf } from "./clients.ts";

/** What errors and hooks contain instead of the URL. */
const DOWNLOAD = { method: "GET", path: "{downloadUrl}" } as const;

/** The function whose source is downloaded from v2, v2beta and v2alpha. */
export interface DownloadInputOfV2 {
  readonly name: FunctionName;
}

/** The function whose source is downloaded from v1. */
export interface DownloadInputOfV1 extends DownloadInputOfV2 {
  /** A version of the function, as a whole number in text. Default: the newest. */
  readonly versionId?: string;
}

/** Options of a download of a source. */
export interface DownloadSourceOptions extends TransferOptions {
  /** Most bytes of the archive, after decompression; `Infinity` for no limit. Default: 1 073 741 824 (1 GiB). */
  readonly maxBytes?: number;
}

/** A downloaded source. */
export interface DownloadedSource {
  /** Bytes of the archive. */
  readonly bytes: number;
}

/**
 * Downloads the source of a function: a zip archive. A broken connection is resumed where it broke if the server sends
 * an `ETag`. Otherwise the download restarts, which is not possible with a `WritableStream`.
 *
 * @throws InvalidArgumentError before anything is sent
 * @throws ApiError, NetworkError, TimeoutError, AbortError, RedirectError; none contains the URL
 * @throws IntegrityError when the size differs from the announced one
 * @throws ResponseTooLargeError when the archive has more than `maxBytes`
 * @throws SeamlineError when the target fails; `cause` says why
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
  const checked = readTransferOptions<DownloadSourceOptions>(options ?? {}, { maxBytes: aCount });
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
