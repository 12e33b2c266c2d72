import type { HttpRequest } from "../http/http-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import { ServiceError, statusErrorResponse } from "./service-error.ts";

/** Header fields of a response, by their names in lower case. */
type Fields = Readonly<Record<string, string>>;

/** A file to serve as it is. */
interface ServedFile {
  /** Its entity tag, with the quotes. It is strong, since clients put parts together by it. */
  readonly etag: string;
  /** In bytes. */
  readonly size: number;
  /** Further header fields of a response that has the file's bytes, or stands for one that has (HEAD). */
  fields(): Fields;
  read(range: ByteRange): Promise<Uint8Array>;
}

/**
 * Responds with a file, or the part that a request asks for. Conditions are evaluated in the order of RFC 9110 section
 * 13.2.2: `If-Match`, `If-None-Match`, `If-Range`. HEAD gets the header fields of the whole file, which is not read.
 *
 * @throws ServiceError 412
 */
export async function fileResponse(file: ServedFile, request: HttpRequest): Promise<ServiceResponse> {
  const { etag, size } = file;
  const { headers } = request;
  const known = { etag, "accept-ranges": "bytes" };
  const ifMatch = headers.get("if-match");
  if (ifMatch !== null && !namesTag(ifMatch, etag, false))
    throw new ServiceError(412, `The file is ${etag}, and If-Match asks for another.`, {
      reason: "FAILED_PRECONDITION",
    });
  if (namesTag(headers.get("if-none-match") ?? "", etag, true)) return { status: 304, headers: known };
  const range = rangeOf(request, file);
  if (range === "unsatisfiable") return unsatisfiable(size, known);
  const fields = { ...known, ...file.fields() };
  return range === "whole" ? whole(file, request, fields) : partial(file, range, fields);
}

/** A range applies to GET alone (RFC 9110 section 14.2), and only if the file is still the one that `If-Range` names. */
function rangeOf({ method, headers }: HttpRequest, { etag, size }: ServedFile): RequestedRange {
  const known = headers.get("if-range")?.trim();
  if (method !== "GET" || (known !== undefined && known !== etag)) return "whole";
  return readRange(headers.get("range"), size);
}

async function whole(file: ServedFile, { method }: HttpRequest, fields: Fields): Promise<ServiceResponse> {
  const { size } = file;
  const described = { status: 200, headers: { ...fields, "content-length": `${size}` }, bytes: size };
  return method === "HEAD" ? described : { ...described, body: await file.read({ from: 0, to: size }) };
}

async function partial(file: ServedFile, range: ByteRange, fields: Fields): Promise<ServiceResponse> {
  const { from, to } = range;
  const headers = {
    ...fields,
    "content-range": `bytes ${from}-${to - 1}/${file.size}`,
    "content-length": `${to - from}`,
  };
  return { status: 206, headers, body: await file.read(range) };
}

/** A 416, which says how long the file is, so that the client can correct its range (RFC 9110 section 15.5.17). */
function unsatisfiable(size: number, fields: Fields): ServiceResponse {
  const problem = `The range begins behind the end of the file, which has ${size} bytes.`;
  const { status, headers, body } = statusErrorResponse(
    new ServiceError(416, problem, { reason: "INVALID_ARGUMENT" }),
  );
  return { status, headers: { ...headers, ...fields, "content-range": `bytes */${size}` }, body };
}

/** A part of a file: the first byte, and the one after the last. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** The part of a file that a request asks for: the whole file where its range is to be ignored. */
type RequestedRange = ByteRange | "whole" | "unsatisfiable";

/**
 * Reads `Range` (RFC 9110 section 14). A field that is malformed or of another unit is ignored, as the RFC requires.
 * Several satisfiable ranges are ignored as well: a server may send the whole file instead. The package range-parser does
 * not follow the RFC: it calls `bytes=-9` of an 8-byte file unsatisfiable, and does not ignore `bytes=5-2`.
 *
 * @param size of the file, in bytes
 */
function readRange(field: string | null, size: number): RequestedRange {
  const set = /^bytes=(?<set>.*)$/i.exec(field?.trim() ?? "")?.groups?.set;
  if (set === undefined) return "whole";
  const ranges = set
    .split(",")
    .map((spec) => spec.trim())
    .filter((spec) => spec !== "")
    .map((spec) => readSpec(spec, size));
  if (ranges.length === 0 || ranges.includes("whole")) return "whole";
  if (ranges.every((range) => range === "unsatisfiable")) return "unsatisfiable";
  return ranges.length === 1 ? (ranges[0] as RequestedRange) : "whole";
}

/** Reads one `first-last`, `first-` or `-length`. The last bytes of an empty file are the whole file. */
function readSpec(spec: string, size: number): RequestedRange {
  const [, first, last] = /^(\d*)-(\d*)$/.exec(spec) ?? [];
  if (first === undefined || (first === "" && last === "")) return "whole";
  if (first === "") {
    const length = Number(last);
    if (length === 0) return "unsatisfiable";
    return size === 0 ? "whole" : { from: Math.max(size - length, 0), to: size };
  }
  const from = Number(first);
  if (last !== "" && Number(last) < from) return "whole";
  if (from >= size) return "unsatisfiable";
  return { from, to: last === "" ? size : Math.min(Number(last) + 1, size) };
}

/**
 * Whether `If-Match` or `If-None-Match` names a tag (RFC 9110 sections 13.1.1 and 13.1.2).
 *
 * @param weakly whether to ignore `W/`, as `If-None-Match` does
 */
function namesTag(field: string, tag: string, weakly: boolean): boolean {
  if (field.trim() === "*") return true;
  const tags = field.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((each) => each === tag || (weakly && each === `W/${tag}`));
}
