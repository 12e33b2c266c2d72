import { writingOf } from "./body.ts";
import type { Call } from "./call.ts";
import { readHeaders } from "./headers.ts";
import { buildPath } from "./path.ts";
import { serializeQuery } from "./query.ts";

/** What a call sends, by place. */
export interface CallInput {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
  readonly header?: unknown;
  readonly body?: unknown;
  /** Name of a path parameter in the arguments, for messages. */
  readonly argumentOf: (parameter: string) => string;
  /** openapi-fetch's options that replace our way of writing. */
  readonly serializers?: object;
}

/**
 * Checks a call's input and makes openapi-fetch's options of it. Nothing has been sent when this throws.
 *
 * @throws InvalidArgumentError
 */
export function prepare({ target, operation, options }: Call, input: CallInput): object {
  const { query, body, argumentOf } = input;
  const url = options.baseUrl + buildPath(target.path, input.path, { ...operation, argumentOf });
  const headers = { ...options.headers, ...readHeaders(input.header, "header") };
  // A media range such as `image/*` says what is accepted, not what is sent.
  const type = headers["content-type"] ?? operation?.requestType?.match(/^[^*]+$/)?.[0];
  const { contentType, ...writing } = body === undefined ? { contentType: undefined } : writingOf(body, type);
  return {
    // openapi-fetch calls `pathSerializer` only where there are path parameters.
    params: { path: {}, query },
    pathSerializer: () => url,
    querySerializer: () => serializeQuery(query, operation?.query),
    headers: { ...headers, "content-type": contentType },
    body,
    ...writing,
    ...input.serializers,
  };
}
