import { readHeaders } from "../arguments/headers.ts";
import type { Call } from "../call/call.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { type RequestBody, serializationOf } from "./body.ts";
import type { CallInput } from "./input.ts";
import { buildPath } from "./path.ts";
import { serializeQuery } from "./query.ts";

/**
 * Checks the input of a call, and returns the arguments for `request` of openapi-fetch. Nothing has been sent if this
 * throws.
 *
 * @param fetch sends the request that openapi-fetch creates
 * @throws InvalidArgumentError
 */
export function prepare(
  { operation, options }: Call,
  input: CallInput,
  fetch: (wire: WireRequest) => Promise<Response>,
): [url: string, init: object] {
  const { query, body } = input;
  // A body has no meaning here (RFC 9110 section 9.3.1), and the platform's error would not name the call.
  if (body !== undefined && /^(GET|HEAD)$/.test(operation.method)) {
    throw new InvalidArgumentError("body", `must be omitted: ${operation.method} requests have no body`);
  }
  const headers = { ...options.headers, ...readHeaders(input.header, "header") };
  // A media range such as `image/*` describes accepted types, not the type of this body.
  const type = headers["content-type"] ?? operation.requestType?.match(/^[^*]+$/)?.[0];
  const { contentType, bodySerializer } = serializationOf(body, type, input.bodySerializer, operation);
  return [
    options.baseUrl + buildPath(input),
    {
      params: { query },
      querySerializer: input.querySerializer ?? (() => serializeQuery(query, operation.query)),
      headers: { ...headers, "content-type": contentType },
      body,
      bodySerializer,
      fetch,
      // `decode` reads the body: openapi-fetch would throw a bare SyntaxError for invalid JSON.
      parseAs: "stream",
    },
  ];
}

/** A body as passed by the caller. A function creates a new stream for every attempt. */
export type BodySource = RequestBody | (() => RequestBody | Promise<RequestBody>);

/** Request options from openapi-fetch. */
interface WireInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: BodySource;
}

/**
 * Replaces the platform's `Request` inside openapi-fetch. It keeps the parts of the request for further attempts,
 * because a `Request` can only send its body once.
 */
export class WireRequest {
  readonly url: string;
  readonly init: WireInit;

  constructor(url: string, init: WireInit) {
    this.url = url;
    this.init = init;
  }
}
