import type { HttpRequest } from "../http/http-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import { ServiceError, statusErrorResponse } from "./service-error.ts";

/** Response headers by lowercase name. */
type Fields = Readonly<Record<string, string>>;

/** A file to serve. */
interface ServedFile {
  /** Entity tag, including the quotes. It must be strong, because clients use it to combine partial responses. */
  readonly etag: string;
  /** Size in bytes. */
  readonly size: number;
  /** Additional headers for 200 and 206 responses, and for responses to HEAD. */
  fields(): Fields;
  read(range: ByteRange): Promise<Uint8Array>;
}

/**
 * Responds with a file, or with the requested range of the file. Conditions are evaluated in the order of RFC 9110
 * section 13.2.2: `If-Match`, `If-None-Match`, `If-Range`. The response to a HEAD request has the headers of the whole
 * file, and the file is not read.
 *
 * @throws ServiceError 412
 */
export async function fileResponse(file: ServedFile, request: HttpRequest): Promise<ServiceResponse> {
  const { etag, size } = file;
  const { headers } = request;
  const known = { etag, "accept-ranges": "bytes" };
  const ifMatch = headers.get("if-match");
  if (ifMatch !== null && !namesTag(ifMatch, etag, false))
    throw new ServiceError(412, `The entity tag of the file is ${etag}, which does not match If-Match.`, {
      reason: "FAILED_PRECONDITION",
    });
  if (namesTag(headers.get("if-none-match") ?? "", etag, true)) return { status: 304, headers: known };
  const range = rangeOf(request, file);
  if (range === "unsatisfiable") return unsatisfiable(size, known);
  const fields = { ...known, ...file.fields() };
  return range === "whole" ? whole(file, request, fields) : partial(file, range, fields);
}

/** Ranges apply only to GET (RFC 9110 section 14.2), and only if the file still matches the `If-Range` header. */
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

/**
 * A 416 response contains the size of the file, so that the client can correct the range (RFC 9110 section 15.5.17).
 */
function unsatisfiable(size: number, fields: Fields): ServiceResponse {
  const problem = `The range starts after the end of the file, whose size is ${size} bytes.`;
  const { status, headers, body } = statusErrorResponse(
    new ServiceError(416, problem, { reason: "INVALID_ARGUMENT" }),
  );
  return { status, headers: { ...headers, ...fields, "content-range": `bytes */${size}` }, body };
}

/** A range of bytes, from `from` (inclusive) to `to` (exclusive). */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** The requested range. `whole` if the request has no range or if the range is ignored. */
type RequestedRange = ByteRange | "whole" | "unsatisfiable";

/**
 * Parses `Range` (RFC 9110 section 14). As the RFC requires, the header is ignored if it is malformed or uses another
 * unit. It is also ignored if it contains several satisfiable ranges, because a server is allowed to send the whole
 * file. The package range-parser does not follow the RFC: it rejects `bytes=-9` for an 8-byte file, and does not ignore
 * `bytes=5-2`.
 *
 * @param size size of the file in bytes
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

/** Parses `first-last`, `first-` or `-length`. In an empty file, a suffix range selects the whole file. */
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
 * Returns whether `If-Match` or `If-None-Match` contains a tag (RFC 9110 sections 13.1.1 and 13.1.2).
 *
 * @param weakly whether to use weak comparison, as `If-None-Match` does
 */
function namesTag(field: string, tag: string, weakly: boolean): boolean {
  if (field.trim() === "*") return true;
  const tags = field.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((each) => each === tag || (weakly && each === `W/${tag}`));
}
