import { readHeaders } from "../arguments/headers.ts";
import type { Call } from "../call/call.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { type RequestBody, writingOf } from "./body.ts";
import type { CallInput } from "./input.ts";
import { buildPath } from "./path.ts";
import { serializeQuery } from "./query.ts";

/**
 * Checks a call's input and makes the arguments of openapi-fetch's `request` from it. Nothing has been sent when
 * this throws.
 *
 * @param fetch sends the request that openapi-fetch makes of them
 * @throws InvalidArgumentError
 */
export function prepare(
  { operation, options }: Call,
  input: CallInput,
  fetch: (wire: WireRequest) => Promise<Response>,
): [url: string, init: object] {
  const { query, body } = input;
  // RFC 9110 section 9.3.1: it would have no meaning. The platform's error would not name it.
  if (body !== undefined && /^(GET|HEAD)$/.test(operation.method)) {
    throw new InvalidArgumentError("body", `must not be given: ${operation.method} has none`);
  }
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
      fetch,
      // `decode` reads the body: openapi-fetch would parse it with a bare `JSON.parse`.
      parseAs: "stream",
    },
  ];
}

/** A body as the caller passed it. A function makes a fresh stream for every attempt. */
export type BodySource = RequestBody | (() => RequestBody | Promise<RequestBody>);

/** What openapi-fetch makes a request from. */
interface WireInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: BodySource;
}

/**
 * Stands in for the platform's `Request` inside openapi-fetch: keeps what a request is made from, so that it can
 * be sent again. A platform `Request` loses its body when sent.
 */
export class WireRequest {
  readonly url: string;
  readonly init: WireInit;

  constructor(url: string, init: WireInit) {
    this.url = url;
    this.init = init;
  }
}
