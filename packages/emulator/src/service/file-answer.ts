import type { Answer } from "../http/answer.ts";
import { type AskedRange, type ByteRange, readRange } from "../http/byte-range.ts";
import { namesTag } from "../http/entity-tags.ts";
import type { HttpRequest } from "../http/http-request.ts";
import { codedRefusal } from "./coded-refusal.ts";
import { Refusal } from "./refusal.ts";

/** Header fields of an answer, by their names in lower case. */
type Fields = Readonly<Record<string, string>>;

/** A file that is served as it is. */
export interface ServedFile {
  /** Its entity tag, with the quotes: strong, since parts are put together by it. */
  readonly etag: string;
  /** In bytes. */
  readonly size: number;
  /** What an answer says beside that; asked for where the bytes are to be sent, too. */
  fields(): Fields;
  read(range: ByteRange): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The bytes of a file, or the part that a request asks for, under its conditions: `If-Match` first, then
 * `If-None-Match`, then `If-Range` (RFC 9110 section 13.2.2). HEAD is told of the whole, and nothing is read for it.
 *
 * @throws Refusal 412
 */
export async function fileAnswer(file: ServedFile, request: HttpRequest): Promise<Answer> {
  const { etag, size } = file;
  const { headers } = request;
  const known = { etag, "accept-ranges": "bytes" };
  const ifMatch = headers.get("if-match");
  if (ifMatch !== null && !namesTag(ifMatch, etag, false))
    throw new Refusal(412, `The file is ${etag}, and If-Match asks for another.`, {
      reason: "FAILED_PRECONDITION",
    });
  if (namesTag(headers.get("if-none-match") ?? "", etag, true)) return { status: 304, headers: known };
  const range = rangeOf(request, file);
  if (range === "unsatisfiable") return unsatisfiable(size, known);
  const fields = { ...known, ...file.fields() };
  return range === "whole" ? whole(file, request, fields) : partial(file, range, fields);
}

/** Ranges are of GET alone (RFC 9110 section 14.2), and of the file that `If-Range` knows. */
function rangeOf({ method, headers }: HttpRequest, { etag, size }: ServedFile): AskedRange {
  const known = headers.get("if-range")?.trim();
  if (method !== "GET" || (known !== undefined && known !== etag)) return "whole";
  return readRange(headers.get("range"), size);
}

async function whole(file: ServedFile, { method }: HttpRequest, fields: Fields): Promise<Answer> {
  const { size } = file;
  const described = { status: 200, headers: { ...fields, "content-length": `${size}` }, bytes: size };
  return method === "HEAD" ? described : { ...described, body: await file.read({ from: 0, to: size }) };
}

async function partial(file: ServedFile, range: ByteRange, fields: Fields): Promise<Answer> {
  const { from, to } = range;
  const headers = {
    ...fields,
    "content-range": `bytes ${from}-${to - 1}/${file.size}`,
    "content-length": `${to - from}`,
  };
  return { status: 206, headers, body: await file.read(range) };
}

/** Says how long the file is, so that whoever asks can ask again (RFC 9110 section 15.5.17). */
function unsatisfiable(size: number, fields: Fields): Answer {
  const problem = `The range begins behind the end of the file, which has ${size} bytes.`;
  const { status, headers, body } = codedRefusal(new Refusal(416, problem, { reason: "INVALID_ARGUMENT" }));
  return { status, headers: { ...headers, ...fields, "content-range": `bytes */${size}` }, body };
}
