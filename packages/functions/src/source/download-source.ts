import {
  type DownloadTarget,
  download,
  readTransferOptions,
  recordOf,
  type TransferOptions,
  withinLimits,
} from "@seamline/client-core/transfer";
import type { FunctionName } from "../generated/v2/reference/names.gen.ts";
import { type ClientOfV1, type ClientOfV2, callsOf } from "./clients.ts";

/** What errors and hooks say in the URL's stead. */
const DOWNLOAD = { method: "GET", path: "{downloadUrl}" } as const;

/** Whose source is downloaded from v2, v2beta and v2alpha. */
export interface DownloadInputOfV2 {
  readonly name: FunctionName;
}

/** Whose source is downloaded from v1. */
export interface DownloadInputOfV1 extends DownloadInputOfV2 {
  /** A version of the function, as text of a whole number; the newest where it is not given. */
  readonly versionId?: string;
}

/** A source that has been downloaded. */
export interface DownloadedSource {
  /** Bytes of the archive. */
  readonly bytes: number;
}

/**
 * Downloads the source of a function: a zip archive. A connection that breaks is taken up where it broke, where the
 * server gives an `ETag`, and else from the beginning, which a `WritableStream` cannot.
 *
 * @throws InvalidArgumentError before anything is sent
 * @throws ApiError, NetworkError, TimeoutError, AbortError, RedirectError; none holds the URL
 * @throws IntegrityError for another size than was announced
 * @throws SeamlineError when the target fails; `cause` says why
 */
export function downloadSource(
  client: ClientOfV1,
  input: DownloadInputOfV1,
  target: DownloadTarget,
  options?: TransferOptions,
): Promise<DownloadedSource>;
export function downloadSource(
  client: ClientOfV2,
  input: DownloadInputOfV2,
  target: DownloadTarget,
  options?: TransferOptions,
): Promise<DownloadedSource>;
export async function downloadSource(
  client: ClientOfV1 | ClientOfV2,
  input: DownloadInputOfV1,
  target: DownloadTarget,
  options?: TransferOptions,
): Promise<DownloadedSource> {
  const limits = readTransferOptions(options);
  const { generateDownloadUrl, isV1 } = callsOf(client);
  const known = isV1 ? ["name", "versionId"] : ["name"];
  const { name, versionId } = recordOf(input, "input", known) as unknown as DownloadInputOfV1;
  return withinLimits(client, DOWNLOAD, limits, async (signal) => {
    const body = versionId === undefined ? undefined : { versionId };
    const signedUrl = async (): Promise<string> =>
      `${(await generateDownloadUrl({ name, body }, { signal, deadlineMs: limits.deadlineMs })).downloadUrl}`;
    const from = { path: DOWNLOAD.path, signedUrl };
    const { bytes } = await download(client, { from }, target, { ...limits, signal });
    return { bytes };
  });
}
