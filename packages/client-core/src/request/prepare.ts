import { createFinalURL } from "openapi-fetch";
import { readHeaders } from "../arguments/headers.ts";
import type { Call } from "../call/call.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { CallInput } from "./input.ts";
import { buildPath } from "./path.ts";
import { serializeQuery } from "./query.ts";
import type { WireRequest } from "./wire-request.ts";
import type { BodyWriter } from "./write-body.ts";

/**
 * Checks a call's input, and returns the request. Nothing has been sent if this throws.
 *
 * @param writeBody absent if the operation has no body
 * @throws InvalidArgumentError
 */
export function prepare(
  { operation, options }: Call,
  input: CallInput,
  writeBody: BodyWriter | undefined,
): WireRequest {
  const { query, body, querySerializer } = input;
  const { method } = operation;
  // A body has no meaning here (RFC 9110 section 9.3.1), and the platform's error would not name the call.
  const hasNoBody = /^(GET|HEAD)$/.test(method);
  if (body !== undefined && (hasNoBody || !writeBody)) {
    const why = hasNoBody ? `${method} requests have no body` : "the contract describes no body";
    throw new InvalidArgumentError("body", `must be omitted: ${why}`);
  }
  const { accept, cookies } = operation;
  const headers = {
    ...(accept && { accept: accept[0] }),
    ...options.headers,
    ...readHeaders(input.header, "header"),
  } as Record<string, string>;
  if (cookies && input.cookie !== undefined) headers.cookie = cookies(input.cookie, headers.cookie);
  // The path no longer contains parameters to serialize.
  const url = createFinalURL(buildPath(input), {
    baseUrl: options.baseUrl,
    params: { query },
    querySerializer: querySerializer ?? (() => serializeQuery(query, operation.query)),
  } as never);
  if (body !== undefined && writeBody) {
    return { url, init: { method, ...writeBody(input, headers, operation) } };
  }
  const { "content-type": _, ...others } = headers;
  return { url, init: { method, headers: new Headers(others) } };
}
