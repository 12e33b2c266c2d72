import { SeamlineError } from "@seamline/client-core";
import {
  readTransferOptions,
  recordOf,
  type TransferOptions,
  type UploadSource,
  upload,
  withinLimits,
} from "@seamline/client-core/transfer";
import type { LocationName } from "../generated/v2/reference/names.gen.ts";
import type { StorageSource } from "../generated/v2/reference/types.gen.ts";
import { type ClientOfV1, type ClientOfV2, callsOf, type UploadUrlResponse } from "./clients.ts";

/** Maximum number of bytes in a v1 archive. The upload URL is signed for this limit. */
const MAX_BYTES_V1 = 104_857_600;

/** Label that errors and hooks show instead of the URL. */
const UPLOAD = { method: "PUT", path: "{uploadUrl}" } as const;

/** An archive to upload to v1. */
export interface UploadInputOfV1 {
  /** Location of the function: `projects/{project}/locations/{location}`. */
  readonly parent: LocationName;
  /** A zip archive; in v1, at most 104,857,600 bytes. A stream requires `contentLength`. */
  readonly source: UploadSource;
  /** Size of the source in bytes; required for streams. */
  readonly contentLength?: number;
  /** Key that the service uses to encrypt the archive. */
  readonly kmsKeyName?: string;
}

/** An archive to upload to v2, v2beta and v2alpha. */
export interface UploadInputOfV2 extends UploadInputOfV1 {
  /** `GEN_1`, `GEN_2` */
  readonly environment?: string;
}

/** Source field of a v1 function. Keep the URL secret until it expires. */
export interface UploadedToV1 {
  readonly sourceUploadUrl: string;
}

/** Value for a function's `buildConfig.source` field. */
export interface UploadedToV2 {
  readonly storageSource: StorageSource;
}

/**
 * Requests an upload URL and uploads an archive to it, with the headers that the URL requires and without credentials.
 * Failed attempts are retried according to the client's `retry`, and once with a new URL if the first has expired. A
 * one-shot stream is sent only once.
 *
 * Returns the source for a function: `create({ location, body: { ...await uploadSource(…) } })` in v1, `buildConfig: {
 * source: await uploadSource(…) }` in v2, v2beta and v2alpha.
 *
 * @throws InvalidArgumentError before anything is sent
 * @throws ApiError, NetworkError, TimeoutError, AbortError, RedirectError; their messages do not contain the URL
 */
export function uploadSource(
  client: ClientOfV1,
  input: UploadInputOfV1,
  options?: TransferOptions,
): Promise<UploadedToV1>;
export function uploadSource(
  client: ClientOfV2,
  input: UploadInputOfV2,
  options?: TransferOptions,
): Promise<UploadedToV2>;
export async function uploadSource(
  client: ClientOfV1 | ClientOfV2,
  input: UploadInputOfV2,
  options?: TransferOptions,
): Promise<UploadedToV1 | UploadedToV2> {
  const limits = readTransferOptions(options);
  const { isV1 } = callsOf(client);
  const known = ["parent", "source", "contentLength", "kmsKeyName", ...(isV1 ? [] : ["environment"])];
  const checked = recordOf(input, "input", known) as unknown as UploadInputOfV2;
  return withinLimits(client, UPLOAD, limits, (signal) => put(client, checked, { ...limits, signal }));
}

async function put(
  client: ClientOfV1 | ClientOfV2,
  { parent, source, contentLength, kmsKeyName, environment }: UploadInputOfV2,
  options: TransferOptions,
): Promise<UploadedToV1 | UploadedToV2> {
  const { generateUploadUrl, isV1 } = callsOf(client);
  const { signal, deadlineMs } = options;
  let target: UploadUrlResponse = { uploadUrl: "" };
  const signedUrl = async (): Promise<string> => {
    target = await generateUploadUrl({ parent, body: { environment, kmsKeyName } }, { signal, deadlineMs });
    return `${target.uploadUrl}`;
  };
  const ofV1 = { maxBytes: MAX_BYTES_V1, headers: { "x-goog-content-length-range": `0,${MAX_BYTES_V1}` } };
  const { maxBytes, headers } = isV1 ? ofV1 : { maxBytes: undefined, headers: {} };
  const archive = { source, contentLength, maxBytes };
  const type = { "content-type": "application/zip" };
  await upload(
    client,
    { ...archive, signedUrl, path: UPLOAD.path, headers: { ...type, ...headers } },
    options,
  );
  return uploaded(target, isV1);
}

/** @throws SeamlineError */
function uploaded(
  { uploadUrl, storageSource }: UploadUrlResponse,
  isV1: boolean,
): UploadedToV1 | UploadedToV2 {
  if (isV1) return { sourceUploadUrl: uploadUrl };
  if (storageSource) return { storageSource };
  throw new SeamlineError(
    "the response of generateFunctionUploadUrl has no storageSource, which a function requires",
  );
}
