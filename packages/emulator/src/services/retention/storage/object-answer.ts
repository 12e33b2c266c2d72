import type { Answer } from "../../../http/answer.ts";
import type { HttpRequest } from "../../../http/http-request.ts";
import { codedRefusal } from "../../../service/coded-refusal.ts";
import { Refusal } from "../../../service/refusal.ts";
import { type AskedRange, type ByteRange, readRange } from "./byte-range.ts";
import { namesTag } from "./entity-tags.ts";
import { objectHashes } from "./object-hashes.ts";
import type { StoredObject } from "./stored-object.ts";

/** Header fields of an answer, by their names in lower case. */
type Fields = Readonly<Record<string, string>>;

/**
 * The bytes of a file, or the part that a request asks for, under its conditions: `If-Match` first, then
 * `If-None-Match`, then `If-Range` (RFC 9110 section 13.2.2).
 *
 * @throws Refusal 412
 */
export function objectAnswer({ file, content }: StoredObject, request: HttpRequest): Answer {
  const { headers } = request;
  const etag = `"${file.md5Hash}"`;
  const fields = { etag, "accept-ranges": "bytes" };
  const ifMatch = headers.get("if-match");
  if (ifMatch !== null && !namesTag(ifMatch, etag, false))
    throw new Refusal(412, `The file is ${etag}, and If-Match asks for another.`, {
      reason: "FAILED_PRECONDITION",
    });
  if (namesTag(headers.get("if-none-match") ?? "", etag, true)) return { status: 304, headers: fields };
  const size = Number(file.size);
  const range = rangeOf(request, size, etag);
  if (range === "unsatisfiable") return unsatisfiable(size, fields);
  const bytes = content.write();
  const { crc32c, md5 } = objectHashes(bytes, file.md5Hash);
  const hashes = { "x-goog-hash": `crc32c=${crc32c},md5=${md5}` };
  const described = { ...fields, ...hashes, "content-type": content.mediaType };
  return range === "whole" ? whole(bytes, described) : partial(bytes, range, described);
}

/** Ranges are of GET alone (RFC 9110 section 14.2), and of the file that `If-Range` knows. */
function rangeOf({ method, headers }: HttpRequest, size: number, etag: string): AskedRange {
  const known = headers.get("if-range")?.trim();
  if (method !== "GET" || (known !== undefined && known !== etag)) return "whole";
  return readRange(headers.get("range"), size);
}

function whole(body: Uint8Array<ArrayBuffer>, fields: Fields): Answer {
  return { status: 200, headers: { ...fields, "content-length": `${body.length}` }, body };
}

function partial(bytes: Uint8Array<ArrayBuffer>, { from, to }: ByteRange, fields: Fields): Answer {
  const range = {
    "content-range": `bytes ${from}-${to - 1}/${bytes.length}`,
    "content-length": `${to - from}`,
  };
  return { status: 206, headers: { ...fields, ...range }, body: bytes.subarray(from, to) };
}

/** Says how long the file is, so that whoever asks can ask again (RFC 9110 section 15.5.17). */
function unsatisfiable(size: number, fields: Fields): Answer {
  const problem = `The range begins behind the end of the file, which has ${size} bytes.`;
  const { status, headers, body } = codedRefusal(new Refusal(416, problem, { reason: "INVALID_ARGUMENT" }));
  return { status, headers: { ...headers, ...fields, "content-range": `bytes */${size}` }, body };
}
