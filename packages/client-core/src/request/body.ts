import { InvalidArgumentError } from "../errors/seamline-error.ts";

/** A body that `fetch` accepts. Not `BodyInit`: only the DOM library and some runtimes declare it globally. */
export type RequestBody = NonNullable<RequestInit["body"]>;

/** How openapi-fetch is to write a body. */
interface BodyWriting {
  /** `null` where the platform writes the header; absent for openapi-fetch's own, which is JSON. */
  readonly contentType?: string | null;
  /** Absent where openapi-fetch's own serialiser writes the body: a form. */
  readonly bodySerializer?: unknown;
}

/**
 * Decides how a body is written. Bytes, blobs, forms, streams and functions that make streams go through unchanged,
 * as does text that is not JSON.
 *
 * @param type media type of the request; default: JSON
 * @param bodySerializer writes the body instead of openapi-fetch
 * @throws InvalidArgumentError when the body cannot be written as `type`
 */
export function writingOf(body: unknown, type: string | undefined, bodySerializer: unknown): BodyWriting {
  if (body === undefined) return {};
  if (bodySerializer) return { contentType: type, bodySerializer };
  const json = !type || isJson(type);
  if (isWritten(body) || (typeof body === "string" && !json)) {
    return { contentType: type ?? null, bodySerializer: (content: unknown) => content };
  }
  if (json) return { contentType: type, bodySerializer: writeJson };
  if (type.endsWith("urlencoded")) return { contentType: type };
  throw new InvalidArgumentError("body", `must be text, bytes, a form or a stream to be sent as ${type}`);
}

/** @throws InvalidArgumentError */
function writeJson(body: unknown): string {
  if (!isPlain(body)) {
    throw new InvalidArgumentError(
      "body",
      "must be plain JSON; a stream: a ReadableStream or a function that makes one",
    );
  }
  let cause: unknown;
  try {
    const text: string | undefined = JSON.stringify(body);
    if (text !== undefined) return text;
  } catch (reason) {
    cause = reason;
  }
  throw new InvalidArgumentError("body", "must be JSON: no bigint, symbol or cycle", { cause });
}

/**
 * Whether JSON writes what `body` contains. Of a map, an error, a promise or a stream it would write `{}` or its inner
 * state, some even by a `toJSON` of theirs.
 */
function isPlain(body: unknown): boolean {
  const members = Object(body);
  const { then, pipe, toJSON, [Symbol.asyncIterator]: iterate } = members;
  const isFunction = (member: unknown) => typeof member === "function";
  // Data may well have a member of such a name.
  if ([then, pipe, iterate].some(isFunction)) return false;
  return (
    typeof body !== "object" || isFunction(toJSON) || / (Object|Array)]$/.test({}.toString.call(members))
  );
}

/**
 * The body of one attempt, where a function makes it.
 *
 * @throws InvalidArgumentError for what would be sent as `[object Object]`
 */
export async function makeBody(make: () => unknown): Promise<RequestBody> {
  const body = await make();
  if (typeof body !== "function" && (isWritten(body) || typeof body === "string")) return body as RequestBody;
  throw new InvalidArgumentError("body", "must be a function that makes a stream");
}

/** Whether the platform takes a body as it is. */
function isWritten(body: unknown): boolean {
  const kinds = [Blob, FormData, URLSearchParams, ReadableStream, ArrayBuffer];
  return typeof body === "function" || ArrayBuffer.isView(body) || kinds.some((kind) => body instanceof kind);
}

/** Whether a media type is JSON: `application/json`, or one with the suffix of RFC 6838 section 4.2.8. */
export function isJson(type: string): boolean {
  return /[/+]json\s*(;|$)/i.test(type);
}
