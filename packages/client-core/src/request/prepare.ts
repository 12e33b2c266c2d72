import { createFinalURL } from "openapi-fetch";
import { readHeaders } from "../arguments/headers.ts";
import type { Call } from "../call/call.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { CallInput } from "./call-input.ts";
import { buildPath } from "./path.ts";
import { explodedPairs, serializeQuery } from "./query.ts";
import type { RequestSteps } from "./request-steps.ts";
import type { WireRequest } from "./wire-request.ts";

/**
 * Checks a call's input, and returns the request. Nothing has been sent if this throws.
 *
 * @throws InvalidArgumentError
 */
export function prepare(
  { operation, options }: Call,
  input: CallInput,
  { writeBody, writePairs = explodedPairs }: RequestSteps,
): WireRequest {
  const { query, body, cookie } = input;
  const { method, accept, cookies, query: styles } = operation;
  const serialize = () => serializeQuery(query, (name, value) => writePairs(name, value, styles?.[name]));
  const headers = {
    ...(accept && { accept: accept[0] }),
    ...options.headers,
    ...readHeaders(input.header, "header"),
  } as Record<string, string>;
  if (cookies && cookie !== undefined) headers.cookie = cookies(cookie, headers.cookie);
  // The path no longer contains parameters to serialize.
  const url = createFinalURL(buildPath(input), {
    baseUrl: options.baseUrl,
    params: { query },
    querySerializer: input.querySerializer ?? serialize,
  } as never);
  if (body !== undefined) {
    if (writeBody) return { url, init: { method, ...writeBody(input, headers, operation) } };
    throw new InvalidArgumentError("body", "must be omitted: the contract describes no body");
  }
  const { "content-type": _, ...others } = headers;
  return { url, init: { method, headers: new Headers(others) } };
}
