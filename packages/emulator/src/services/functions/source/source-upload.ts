import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { ExtraRoute } from "@seamline/emulator-kit";
import { bytesOf, type HttpRequest, ServiceError } from "@seamline/emulator-kit";
import type { GenerateUploadUrlResponse as GenerateUploadUrlResponseV1 } from "../../../generated/functions-v1.types.gen.ts";
import type { GenerateUploadUrlResponse as GenerateUploadUrlResponseV2 } from "../../../generated/functions-v2.types.gen.ts";
import { openRoute } from "../access/functions-authentication.ts";
import type {
  FunctionsCall,
  FunctionsCaller,
  FunctionsContext,
  FunctionsTransaction,
  V1Call,
  V2Call,
} from "../functions-context.ts";
import { requireLocation } from "../locations.ts";
import { deleteUnusedArchive, type PreparedArchive, prepareArchive, storeArchive } from "./archive-store.ts";
import {
  ensureSigningKey,
  MAX_ARCHIVE_BYTES,
  requireSignature,
  type SignedField,
  signTarget,
} from "./signed-url.ts";
import { UPLOAD_PATH, type UploadName, uploadId, uploadPath } from "./stored-source.ts";

/**
 * Returns an upload URL that can be set as the source of a v1 function. The URL also limits the length of the archive.
 */
export async function generateFunctionUploadUrlV1(
  call: V1Call<"generateFunctionUploadUrl">,
): Promise<GenerateUploadUrlResponseV1> {
  const { uploadUrl } = await createUploadUrl(call, ["content-type", "x-goog-content-length-range"]);
  return { uploadUrl };
}

/** Returns an upload URL and its storage object, which can be set as the source of a v2 function. */
export async function generateFunctionUploadUrlV2(
  call: V2Call<"generateFunctionUploadUrl">,
): Promise<GenerateUploadUrlResponseV2> {
  const { uploadUrl, name } = await createUploadUrl(call, ["content-type"]);
  return { uploadUrl, storageSource: { ...name } };
}

const UPLOAD_URL_LIFETIME_MS = 30 * 60_000;

interface UploadTarget {
  readonly uploadUrl: string;
  readonly name: UploadName;
}

/**
 * Creates an upload with an unguessable name, and returns a signed URL for it.
 *
 * @param fields the header fields that the signature covers
 * @throws ServiceError 404
 */
async function createUploadUrl(
  { context, request, resourceName = "" }: FunctionsCall,
  fields: readonly SignedField[],
): Promise<UploadTarget> {
  requireLocation(context.fixtures, resourceName.slice(resourceName.lastIndexOf("/") + 1));
  const key = await ensureSigningKey(context);
  const name = { bucket: uploadBucket(resourceName), object: `${bytesToHex(randomBytes(16))}.zip` };
  await context.state.change((transaction) =>
    transaction.put("uploads", uploadId(name), { ...name, generation: 0 }),
  );
  const signed = { path: uploadPath(name), expires: context.clock.now() + UPLOAD_URL_LIFETIME_MS, fields };
  return { uploadUrl: `${request.origin}${signTarget(key, "PUT", signed)}`, name };
}

/** Derives a bucket name from a location name. The bucket name needs no encoding in a path. */
function uploadBucket(location: string): string {
  const [, project = "", , id = ""] = location.split("/");
  return `emulator-sources-${project}-${id}`.toLowerCase().replaceAll(/[^a-z0-9-]/g, "-");
}

/** The route of signed upload URLs. It accepts any bytes, because archives are validated by deployments. */
export const uploadArchiveRoute: ExtraRoute<FunctionsContext, FunctionsCaller> = {
  operationId: "uploadSourceArchive",
  extensions: openRoute,
  method: "PUT",
  path: UPLOAD_PATH,
  summary: "Uploads a source archive to a signed URL.",
  async handle({ context, request, groups }) {
    await requireSignature(request, "PUT", context);
    const archive = await prepareArchive(archiveOfBody(request));
    const { bucket = "", object = "" } = groups;
    await context.state.change((transaction) => storeUpload(transaction, { bucket, object }, archive));
    return { status: 200, headers: { etag: `"${archive.archiveId}"` } };
  },
};

/** @throws ServiceError 400, 413, 415 */
function archiveOfBody(request: HttpRequest): Uint8Array {
  if (request.headers.get("authorization") !== null)
    throw new ServiceError(
      400,
      "The Authorization header is not allowed, because the signature replaces credentials. Remove the header.",
      {
        field: "authorization",
      },
    );
  if (request.body === "too-large")
    throw new ServiceError(413, `The archive exceeds the limit of ${MAX_ARCHIVE_BYTES} bytes.`);
  if (request.body === "not-decoded")
    throw new ServiceError(
      415,
      "The body does not match its Content-Encoding. Send the archive without Content-Encoding.",
    );
  const bytes = bytesOf(request);
  if (!bytes?.length) throw new ServiceError(400, "The body must be the source archive, but is empty.");
  return bytes;
}

/**
 * Stores an uploaded archive. Replaces any archive previously uploaded to the same URL.
 *
 * @throws ServiceError 404 if the state has been replaced since the URL was created
 */
async function storeUpload(
  transaction: FunctionsTransaction,
  name: UploadName,
  archive: PreparedArchive,
): Promise<void> {
  const id = uploadId(name);
  const upload = await transaction.get("uploads", id);
  if (!upload)
    throw new ServiceError(404, "The emulator's current state has no such upload URL. Request a new URL.");
  const archiveId = await storeArchive(transaction, archive);
  await transaction.put("uploads", id, { ...upload, archiveId, generation: upload.generation + 1 });
  if (upload.archiveId !== undefined) await deleteUnusedArchive(transaction, upload.archiveId);
}
