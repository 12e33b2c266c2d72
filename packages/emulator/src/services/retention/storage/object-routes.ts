import type { Account, ExtraCall, ExtraRoute, HttpRequest, ServiceResponse } from "@seamline/emulator-kit";
import { crc32c, fileResponse, READ_ONLY_SCOPE, ServiceError } from "@seamline/emulator-kit";
import { decodeSegment } from "@seamline/openapi/request-target";
import { EXPORT_BUCKET } from "../exports/export-progress.ts";
import type { RetentionContext } from "../retention-context.ts";
import { type ObjectName, requireStoredObject, type StoredObject } from "./stored-object.ts";

/**
 * Routes for reading export files. The real service uses a separate host for storage, but the emulator uses the same
 * host. Some storage clients read bytes under `/download`, and some omit `/storage/v1` when they use an emulator.
 */
export const readObjectRoute: ExtraRoute<RetentionContext, Account> = {
  operationId: "readStorageObject",
  extensions: { "x-scopes": [READ_ONLY_SCOPE] },
  method: "GET",
  path: /^(?:\/download)?(?:\/storage\/v1)?\/b\/(?<bucket>[^/]+)\/o\/(?<object>.+)$/,
  summary: "Reads an export file: its bytes with alt=media, otherwise its metadata.",
  async handle({ caller, context, request, groups }: ExtraCall<RetentionContext, Account>) {
    const name = parseObjectName(groups);
    const object = await requireStoredObject(name, caller, context);
    return isMediaRequest(request.target)
      ? objectResponse(object, request)
      : objectMetadataResponse(name, object);
  },
};

/** Route for reading bytes at the path `/<bucket>/<object>`. Some clients use this path. */
export const readBucketObjectRoute: ExtraRoute<RetentionContext, Account> = {
  operationId: readObjectRoute.operationId,
  extensions: readObjectRoute.extensions,
  method: "GET",
  path: new RegExp(`^/(?<bucket>${EXPORT_BUCKET})/(?<object>.+)$`),
  summary: "Reads the bytes of an export file.",
  async handle({ caller, context, request, groups }: ExtraCall<RetentionContext, Account>) {
    return objectResponse(await requireStoredObject(parseObjectName(groups), caller, context), request);
  },
};

function isMediaRequest(target: string): boolean {
  const at = target.indexOf("?");
  return at >= 0 && new URLSearchParams(target.slice(at)).get("alt") === "media";
}

/**
 * Creates a response with a file's bytes or the requested range, and their checksums.
 *
 * @throws ServiceError 412 if a precondition in the request fails
 */
function objectResponse({ file, content }: StoredObject, request: HttpRequest): Promise<ServiceResponse> {
  let cached: Uint8Array<ArrayBuffer> | undefined;
  const bytes = (): Uint8Array<ArrayBuffer> => {
    cached ??= content.write();
    return cached;
  };
  const served = {
    etag: `"${file.md5Hash}"`,
    size: Number(file.size),
    fields: () => {
      const { crc32c, md5 } = objectChecksums(bytes(), file.md5Hash);
      return { "content-type": content.mediaType, "x-goog-hash": `crc32c=${crc32c},md5=${md5}` };
    },
    read: async ({ from, to }: { from: number; to: number }) => bytes().subarray(from, to),
  };
  return fileResponse(served, request);
}

/**
 * Creates a response with the metadata of a file, in the format that storage clients expect. Checksums are encoded in
 * Base64; exports contain hexadecimal checksums.
 */
function objectMetadataResponse(
  { bucket, object }: ObjectName,
  { file, createTime, content }: StoredObject,
): ServiceResponse {
  const hashes = objectChecksums(content.write(), file.md5Hash);
  const metadata = {
    kind: "storage#object",
    id: `${bucket}/${object}/1`,
    bucket,
    name: object,
    generation: "1",
    metageneration: "1",
    size: file.size,
    md5Hash: hashes.md5,
    crc32c: hashes.crc32c,
    etag: file.md5Hash,
    contentType: content.mediaType,
    timeCreated: createTime,
    updated: createTime,
  };
  return {
    status: 200,
    headers: { "content-type": "application/json; charset=UTF-8", etag: `"${file.md5Hash}"` },
    body: JSON.stringify(metadata),
  };
}

/** Checksums of an object in Base64. The CRC-32C is big-endian. */
interface ObjectChecksums {
  readonly crc32c: string;
  readonly md5: string;
}

/** @param md5Hash the MD5 of the bytes from the export, in hexadecimal */
function objectChecksums(bytes: Uint8Array, md5Hash: string): ObjectChecksums {
  const crc = crc32c(bytes).toString(16).padStart(8, "0");
  return { crc32c: hexToBase64(crc), md5: hexToBase64(md5Hash) };
}

function hexToBase64(hexadecimal: string): string {
  const codes = hexadecimal.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return btoa(String.fromCharCode(...codes));
}

/**
 * Reads an object name from a path. Slashes in the name may be percent-encoded.
 *
 * @throws ServiceError 400 if the path is not percent-encoded UTF-8
 */
function parseObjectName({ bucket, object }: Readonly<Record<string, string>>): ObjectName {
  return { bucket: decodedPath(bucket), object: decodedPath(object) };
}

/** Decodes each segment separately, as in all service paths. */
function decodedPath(text = ""): string {
  const segments = text.split("/").map(decodeSegment);
  if (segments.includes(undefined))
    throw new ServiceError(400, "The path must be percent-encoded UTF-8.", { field: "path" });
  return segments.join("/");
}
