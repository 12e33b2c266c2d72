import { createQuerySerializer } from "openapi-fetch";
import { recordOf } from "../arguments/checks.ts";
import type { CalledOperation, ParseAs } from "../call/call.ts";
import type { HttpMethod } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { IsUnion } from "../extension-points.ts";
import { CALL_OPTIONS, type CallOptions } from "../options/client-options.ts";
import { isFailure, responseOf, successOf } from "../pipeline/api-call.ts";
import type { SuccessStatus } from "../pipeline/call-result.ts";
import type { ClientParts } from "../pipeline/client-parts.ts";
import { type CallArguments, newCall, start } from "../pipeline/start.ts";
import { parametersOf } from "../request/path.ts";
import type { FindOperation } from "./client-request.ts";
import type { BodiesOf, BodyAt, OperationAt, Parameters, TemplateWith } from "./operation-types.ts";

/** Type of a successful body for each value of `parseAs`. */
interface ParsedAs<Data> {
  json: Data;
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: Response["body"];
}

/** Query serializer: a function, or the serialization options of openapi-fetch. */
export type HttpQuerySerializer<Query> =
  | ((query: Query) => string)
  | {
      readonly array?: {
        readonly style: "form" | "spaceDelimited" | "pipeDelimited";
        readonly explode: boolean;
      };
      readonly object?: { readonly style: "form" | "deepObject"; readonly explode: boolean };
      readonly allowReserved?: boolean;
    };

/** Options for a call through `http`, in addition to its parameters and body. */
export interface HttpOptions<As extends ParseAs = ParseAs> extends Omit<CallOptions, "headers"> {
  readonly headers?: NonNullable<RequestInit["headers"]>;
  /** Format of `data`. Default: `"json"`. */
  readonly parseAs?: As;
  /** Serializes the body. Default: according to the content type in the document. */
  // biome-ignore lint/suspicious/noExplicitAny: the body is checked where it is passed.
  readonly bodySerializer?: (body: any) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the query is checked where it is passed.
  readonly querySerializer?: HttpQuerySerializer<any>;
}

/** A separate type, so that TypeScript shows its name in error messages instead of all parameters. */
interface RequiredParams<Paths, Path, Method extends string> {
  params: Parameters<OperationAt<Paths, Path, Method>>;
}

type ParamsAt<Paths, Path, Method extends string> =
  Record<never, never> extends Parameters<OperationAt<Paths, Path, Method>>
    ? Partial<RequiredParams<Paths, Path, Method>>
    : RequiredParams<Paths, Path, Method>;

type InitAt<Paths, Path, Method extends string, As extends ParseAs> = ParamsAt<Paths, Path, Method> &
  BodyAt<Paths, Path, Method> &
  HttpOptions<As>;

/**
 * If no path with this method matches, `init` is optional, because TypeScript would otherwise report a missing argument
 * instead of the wrong path.
 */
type RestFor<Init, Path> =
  true extends IsUnion<Path>
    ? [init?: Init]
    : Record<never, never> extends Init
      ? [init?: Init]
      : [init: Init];

type SuccessKey<Bodies> = {
  [Key in keyof Bodies]: Key extends SuccessStatus | "2XX" ? Key : never;
}[keyof Bodies];

/** `default` is also the success type if the document describes no success response. */
type SuccessBody<Bodies> = [SuccessKey<Bodies>] extends [never]
  ? Bodies extends { default: infer Body }
    ? Body
    : unknown
  : Bodies[SuccessKey<Bodies>];

/** Result in the form of openapi-fetch: `data` for a success, `error` for a failure. */
type HttpResult<Bodies, As extends ParseAs> =
  | { data: ParsedAs<SuccessBody<Bodies>>[As]; error?: never; response: Response }
  | { data?: never; error: Bodies[Exclude<keyof Bodies, SuccessKey<Bodies>>]; response: Response };

type HttpCall<Paths, Method extends string> = <
  Path extends TemplateWith<Paths, Method>,
  As extends ParseAs = "json",
>(
  path: Path,
  ...rest: RestFor<InitAt<Paths, Path, Method, As>, Path>
) => Promise<HttpResult<BodiesOf<OperationAt<Paths, Path, Method>>, As>>;

type HttpMethods<Paths> = { readonly [Method in HttpMethod]: HttpCall<Paths, Method> };

/**
 * Calls operations by method and path template, in the form of openapi-fetch's typed client, with the same path checks,
 * credentials and errors as the resource tree. A failure status is returned as `error`; all other failures are thrown
 * as a `SeamlineError`.
 *
 * A call accepts the options of openapi-fetch that describe a request (`params`, `body`, `parseAs`, `bodySerializer`,
 * `querySerializer`) as well as `CallOptions`. The body types come from the document, because the types of
 * openapi-fetch would expand every object and treat unlisted enum values as objects.
 *
 * @typeParam More the document's methods that `HttpMethod` does not contain; only `request` accepts them
 */
export interface HttpClient<Paths extends object, More extends string = never> extends HttpMethods<Paths> {
  readonly request: <
    Method extends HttpMethod | Lowercase<HttpMethod> | More,
    Path extends TemplateWith<Paths, Uppercase<Method>>,
    As extends ParseAs = "json",
  >(
    method: Method,
    path: Path,
    ...rest: RestFor<InitAt<Paths, Path, Uppercase<Method>, As>, Path>
  ) => Promise<HttpResult<BodiesOf<OperationAt<Paths, Path, Uppercase<Method>>>, As>>;
}

/** HTTP methods that are members of `http`. A document's other methods are only available through `request`. */
const METHODS = "GET PUT POST DELETE OPTIONS HEAD PATCH TRACE";
const REQUEST_OPTIONS = ["params", "body", "parseAs", "bodySerializer", "querySerializer"];
const PARSE_AS: readonly unknown[] = ["json", "text", "blob", "arrayBuffer", "stream"];

export function createHttpClient(parts: ClientParts, find: FindOperation): object {
  const request = async (name: string, path: string, init?: unknown): Promise<object> => {
    const [operationId, operation] = find(name, path);
    const call = newCall(parts, operationId, operation);
    const outcome = await start(parts, call, () => readInit(path, operation, init)).outcome;
    // Like openapi-fetch, returns either `data` or `error`.
    if (isFailure(outcome)) return { error: outcome.error.body, response: responseOf(outcome) };
    const success = successOf(outcome);
    return { data: success.data, response: responseOf(success) };
  };
  const members = METHODS.split(" ").map((method) => [method, request.bind(undefined, method)]);
  return { request, ...Object.fromEntries(members) };
}

/** @throws InvalidArgumentError */
function readInit(
  template: string,
  { multiSegment: spanning, cookies }: CalledOperation,
  init: unknown,
): CallArguments {
  const known = recordOf(init, "options", [...REQUEST_OPTIONS, ...CALL_OPTIONS]);
  const { params, body, parseAs = "json", bodySerializer, querySerializer, ...options } = known;
  if (!PARSE_AS.includes(parseAs)) {
    throw new InvalidArgumentError("options.parseAs", `must be one of ${PARSE_AS.join(", ")}`);
  }
  const places = ["path", "query", "header", ...(cookies ? ["cookie"] : [])];
  const { path, query, header, cookie } = recordOf(params, "params", places);
  return {
    template,
    values: recordOf(path, "params.path", parametersOf(template)),
    argument: "params.path",
    spanning,
    query,
    header,
    cookie,
    body,
    bodySerializer,
    querySerializer: querySerializerOf(querySerializer),
    options,
    parseAs: parseAs as ParseAs,
  };
}

/** Returns the query serializer for the option, which may contain openapi-fetch serialization options. */
function querySerializerOf(option: unknown): CallArguments["querySerializer"] {
  if (option === undefined || typeof option === "function") return option as CallArguments["querySerializer"];
  return createQuerySerializer(option as object);
}
