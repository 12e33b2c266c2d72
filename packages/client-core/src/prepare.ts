import { writingOf } from "./body.ts";
import type { Call } from "./call.ts";
import type { CallInput } from "./call-input.ts";
import { readHeaders } from "./headers.ts";
import { buildPath } from "./path.ts";
import { serializeQuery } from "./query.ts";

/**
 * Checks a call's input and makes the arguments of openapi-fetch's `request` of it. Nothing has been sent when
 * this throws.
 *
 * @throws InvalidArgumentError
 */
export function prepare({ operation, options }: Call, input: CallInput): [url: string, init: object] {
  const { query, body } = input;
  const headers = { ...options.headers, ...readHeaders(input.header, "header") };
  // A media range such as `image/*` says what is accepted, not what is sent.
  const type = headers["content-type"] ?? operation.requestType?.match(/^[^*]+$/)?.[0];
  const { contentType, bodySerializer } = writingOf(body, type, input.bodySerializer);
  return [
    options.baseUrl + buildPath(input),
    {
      params: { query },
      querySerializer: input.querySerializer ?? (() => serializeQuery(query, operation.query)),
      headers: { ...headers, "content-type": contentType },
      body,
      bodySerializer,
    },
  ];
}
