import type { Client } from "openapi-fetch";
import type { HttpMethod } from "../definition.ts";
import type { ApiError } from "../errors/api-error.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { recordOf } from "../options/checks.ts";
import { CALL_OPTIONS } from "../options/client-options.ts";
import { isFailure, responseOf } from "../pipeline/api-call.ts";
import type { CallWithResponse, ParseAs } from "../pipeline/call.ts";
import { type CallArguments, newCall, run } from "../pipeline/run.ts";
import { parametersOf } from "../request/path.ts";
import type { ClientParts } from "./client-parts.ts";
import type { FindOperation } from "./client-request.ts";

type HttpMember = "request" | HttpMethod;

/**
 * openapi-fetch's typed client, by method and path template. Its calls go the same way as those of the resource
 * tree: same path checks, credentials and errors. A status other than success is returned as `error`;
 * everything else that goes wrong is thrown as a `SeamlineError`.
 *
 * A call takes openapi-fetch's options that describe a request (`params`, `body`, `parseAs`, `bodySerializer`,
 * `querySerializer`) beside `CallOptions`. Those that would bypass the checks (`baseUrl`, `pathSerializer`,
 * `middleware`, `redirect`) are an `InvalidArgumentError`.
 */
export interface HttpClient<Paths extends object> extends Pick<Client<Paths>, HttpMember> {}

const METHODS: readonly HttpMethod[] = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];
const REQUEST_OPTIONS = ["params", "body", "parseAs", "bodySerializer", "querySerializer"];
const PARSE_AS: readonly unknown[] = ["json", "text", "blob", "arrayBuffer", "stream"];

/** `http` of a client. */
export function createHttpClient(parts: ClientParts, find: FindOperation): object {
  const request = async (name: string, path: string, init?: unknown): Promise<object> => {
    const [operationId, operation] = find(name, path);
    const call = newCall(parts, operationId, operation);
    await run(parts, call, () => readInit(path, operation.multiSegment, init));
    const { data, error } = call;
    if (error && !isFailure(call)) throw error;
    const response = responseOf(call as CallWithResponse);
    // As openapi-fetch gives it back: `data` or `error`, by status.
    return error ? { error: (error as ApiError).body, response } : { data, response };
  };
  const members = METHODS.map((method) => [method, request.bind(undefined, method)]);
  return { request, ...Object.fromEntries(members) };
}

/** @throws InvalidArgumentError */
function readInit(template: string, spanning: readonly string[] | undefined, init: unknown): CallArguments {
  const known = recordOf(init, "options", [...REQUEST_OPTIONS, ...CALL_OPTIONS]);
  const { params, body, parseAs = "json", bodySerializer, querySerializer, ...options } = known;
  if (!PARSE_AS.includes(parseAs)) {
    throw new InvalidArgumentError("options.parseAs", `must be one of ${PARSE_AS.join(", ")}`);
  }
  const { path, query, header } = recordOf(params, "params", ["path", "query", "header"]);
  return {
    template,
    values: recordOf(path, "params.path", parametersOf(template)),
    argument: "params.path",
    spanning,
    query,
    header,
    body,
    bodySerializer,
    querySerializer,
    options,
    parseAs: parseAs as ParseAs,
  };
}
