import type { Answer } from "../../../http/answer.ts";
import { objectHashes } from "./object-hashes.ts";
import type { ObjectName, StoredObject } from "./stored-object.ts";

/**
 * What is known of a file, where its bytes are not asked for: the description that clients of object storage read, so
 * that its checksums are in Base64, other than in an export.
 */
export function describedObject(
  { bucket, object }: ObjectName,
  { file, createTime, content }: StoredObject,
): Answer {
  const hashes = objectHashes(content.write(), file.md5Hash);
  const description = {
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
    body: JSON.stringify(description),
  };
}
