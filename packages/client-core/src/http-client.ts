import type { Client } from "openapi-fetch";
import type { Outcome, ParseAs } from "./call.ts";
import { CALL_OPTIONS } from "./client-options.ts";
import type { HttpMethod } from "./definition.ts";
import type { ApiError } from "./errors/api-error.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { responseOf } from "./outcome.ts";
import { recordOf } from "./record.ts";
import { type CallArguments, type ClientParts, run } from "./run.ts";
import { parametersOf } from "./template.ts";

type HttpMember = "request" | HttpMethod;

/**
 * openapi-fetch's typed client, by method and path template. Its calls go the same way as those of the resource
 * tree: same path checks, credentials and errors. A status that is not of success is given back as `error`;
 * everything else that goes wrong is thrown as a `SeamlineError`.
 *
 * A call takes openapi-fetch's options that describe a request (`params`, `body`, `parseAs`, `bodySerializer`,
 * `querySerializer`) beside `CallOptions`. Those that would bypass the checks (`baseUrl`, `pathSerializer`,
 * `middleware`, `redirect`) are refused with an `InvalidArgumentError`.
 */
export interface HttpClient<Paths extends object> extends Pick<Client<Paths>, HttpMember> {}

const METHODS: readonly HttpMethod[] = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];
const REQUEST_OPTIONS = ["params", "body", "parseAs", "bodySerializer", "querySerializer"];
const PARSE_AS: readonly unknown[] = ["json", "text", "blob", "arrayBuffer", "stream"];

type HttpCall = (path: string, init?: unknown) => Promise<object>;

/** `http` of a client. */
export function createHttpClient(parts: ClientParts): object {
  const byRequest = new Map(
    Object.entries(parts.operations).map(([id, operation]) => [
      `${operation.method} ${operation.path}`,
      { id, operation },
    ]),
  );
  const request = async (method: string, path: string, init?: unknown): Promise<object> => {
    const { id, operation } = byRequest.get(`${method} ${path}`) ?? {};
    const target = { operationId: id, method, path };
    return httpResult(await run(parts, target, operation, () => readInit(path, init)));
  };
  const callOf =
    (method: string): HttpCall =>
    (path, init) =>
      request(method, path, init);
  return { request, ...Object.fromEntries(METHODS.map((method) => [method, callOf(method)])) };
}

/** @throws InvalidArgumentError */
function readInit(template: string, init: unknown): CallArguments {
  const known = recordOf(init, "options", [...REQUEST_OPTIONS, ...CALL_OPTIONS]);
  const { params, body, parseAs = "json", bodySerializer, querySerializer, ...options } = known;
  if (!PARSE_AS.includes(parseAs)) {
    throw new InvalidArgumentError("options.parseAs", `must be one of ${PARSE_AS.join(", ")}`);
  }
  const { path, query, header } = recordOf(params, "params", ["path", "query", "header"]);
  return {
    path: recordOf(path, "params.path", parametersOf(template)),
    query,
    header,
    body,
    argumentOf: (parameter) => `params.path.${parameter}`,
    serializers: Object.fromEntries(
      Object.entries({ bodySerializer, querySerializer }).filter(([, given]) => given),
    ),
    parseAs: parseAs as ParseAs,
    options,
  };
}

/** As openapi-fetch gives it back: `data` or `error`, by status. */
function httpResult({ data, error, exchange }: Outcome): object {
  if (!exchange) throw error;
  const response = responseOf(exchange);
  if (!error) return { data, response };
  if (response.ok) throw error;
  return { error: (error as ApiError).body, response };
}
