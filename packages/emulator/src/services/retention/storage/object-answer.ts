import type { Answer } from "../../../http/answer.ts";
import type { HttpRequest } from "../../../http/http-request.ts";
import { fileAnswer } from "../../../service/file-answer.ts";
import { objectHashes } from "./object-hashes.ts";
import type { StoredObject } from "./stored-object.ts";

/**
 * The bytes of a file of an export, or the part that a request asks for, with their checksums.
 *
 * @throws Refusal 412
 */
export function objectAnswer({ file, content }: StoredObject, request: HttpRequest): Promise<Answer> {
  let written: Uint8Array<ArrayBuffer> | undefined;
  const bytes = (): Uint8Array<ArrayBuffer> => {
    written ??= content.write();
    return written;
  };
  const served = {
    etag: `"${file.md5Hash}"`,
    size: Number(file.size),
    fields: () => {
      const { crc32c, md5 } = objectHashes(bytes(), file.md5Hash);
      return { "content-type": content.mediaType, "x-goog-hash": `crc32c=${crc32c},md5=${md5}` };
    },
    read: async ({ from, to }: { from: number; to: number }) => bytes().subarray(from, to),
  };
  return fileAnswer(served, request);
}
