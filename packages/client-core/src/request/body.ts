import type { BodySerialization, OperationDefinition } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { serializeQuery } from "./query.ts";

/** A body that `fetch` accepts. Not `BodyInit`, which only the DOM library and some runtimes declare globally. */
export type RequestBody = NonNullable<RequestInit["body"]>;

/**
 * Decides how a body is serialized. Bytes, blobs, forms, streams, functions that create streams, and text with a type
 * other than JSON are passed on unchanged.
 *
 * @param type media type of the request; default: JSON
 * @param bodySerializer replaces the serializer of openapi-fetch
 * @param operation operation that may describe a form
 * @throws InvalidArgumentError if the body cannot be sent as `type`
 */
export function serializationOf(
  body: unknown,
  type: string | undefined,
  bodySerializer: unknown,
  operation: Pick<OperationDefinition, "requestType" | "encoding" | "encode">,
): BodySerialization {
  if (body === undefined) return {};
  if (bodySerializer) return { contentType: type, bodySerializer };
  const json = !type || isJson(type);
  if (isNativeBody(body) || (typeof body === "string" && !json)) {
    return { contentType: type ?? null, bodySerializer: (content: unknown) => content };
  }
  if (json) return { contentType: type, bodySerializer: writeJson };
  if (operation.encode) return operation.encode(body, operation);
  if (type.endsWith("urlencoded"))
    return { contentType: type, bodySerializer: (form: unknown) => serializeQuery(form) };
  throw new InvalidArgumentError("body", `must be a string, bytes, a form or a stream to be sent as ${type}`);
}

/** @throws InvalidArgumentError */
export function writeJson(body: unknown): string {
  if (!isPlain(body)) {
    throw new InvalidArgumentError(
      "body",
      "must be plain JSON; to send a stream, pass a ReadableStream or a function that returns one",
    );
  }
  let cause: unknown;
  try {
    const text: string | undefined = JSON.stringify(body);
    if (text !== undefined) return text;
  } catch (reason) {
    cause = reason;
  }
  throw new InvalidArgumentError("body", "must be JSON without bigints, symbols or cycles", { cause });
}

/**
 * Returns whether JSON can represent `body`. `JSON.stringify` would write a map, an error, a promise or a stream as `{}`,
 * or as the internal state that some classes return from `toJSON`.
 */
function isPlain(body: unknown): boolean {
  const members = Object(body);
  const { then, pipe, toJSON, [Symbol.asyncIterator]: iterate } = members;
  const isFunction = (member: unknown) => typeof member === "function";
  // Check for functions, because data may have non-function members with these names.
  if ([then, pipe, iterate].some(isFunction)) return false;
  return (
    typeof body !== "object" || isFunction(toJSON) || / (Object|Array)]$/.test({}.toString.call(members))
  );
}

/**
 * Creates the body for one attempt with the caller's function.
 *
 * @throws InvalidArgumentError for objects that would be sent as `[object Object]`
 */
export async function makeBody(make: () => unknown): Promise<RequestBody> {
  const body = await make();
  if (typeof body !== "function" && (isNativeBody(body) || typeof body === "string"))
    return body as RequestBody;
  throw new InvalidArgumentError("body", "must be a function that returns a stream");
}

/** Returns whether `fetch` accepts a body without serialization. */
function isNativeBody(body: unknown): boolean {
  const kinds = [Blob, FormData, URLSearchParams, ReadableStream, ArrayBuffer];
  return typeof body === "function" || ArrayBuffer.isView(body) || kinds.some((kind) => body instanceof kind);
}

/**
 * Returns whether a media type is JSON: `application/json`, or a type with the suffix `+json` (RFC 6838 section 4.2.8).
 */
export function isJson(type: string): boolean {
  return /[/+]json\s*(;|$)/i.test(type);
}
