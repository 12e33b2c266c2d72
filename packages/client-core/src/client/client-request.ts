import type { CalledOperation } from "../call/call.ts";
import type { DocumentDefinition, HttpMethod } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { IsUnion } from "../extension-points.ts";
import type { CallOptions } from "../options/client-options.ts";
import { type ApiCall, pendingCall } from "../pipeline/api-call.ts";
import type { CallResult } from "../pipeline/call-result.ts";
import type { ClientParts } from "../pipeline/client-parts.ts";
import { newCall, start } from "../pipeline/run.ts";
import { treeInputReader } from "../request/input.ts";
import type { BodiesOf, BodyAt, OperationAt, Parameters, PartAt, TemplateWith } from "./operation-types.ts";

/** Path parameters that would take the place of another key of the input, by the key that takes them instead. */
const RENAMED = { queryParameter: "query", headerParameter: "header", bodyParameter: "body" };

type PathInput<Parameters> = {
  [Name in keyof Parameters as Name extends "query" | "header" | "body"
    ? `${Name}Parameter`
    : Name]: Parameters[Name];
};

type PathParameters<All> = All extends { path: infer Path } ? PathInput<Path> : unknown;

/** Input of an operation as openapi-typescript describes it, in the shape of the resource tree. */
type InputAt<Paths, Path, Method extends HttpMethod> = PathParameters<
  Parameters<OperationAt<Paths, Path, Method>>
> &
  PartAt<Paths, Path, Method, "query" | "header"> &
  BodyAt<Paths, Path, Method>;

type Rest<Input> =
  Record<never, never> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

type CallOf<Responses> = ApiCall<Extract<CallResult<Responses>, { ok: true }>["data"], Responses>;

/** Input of a call that no type describes: path parameters flat, beside what the request contains. */
export interface RequestInput {
  readonly [pathParameter: string]: unknown;
  readonly query?: object;
  readonly header?: object;
  readonly body?: unknown;
}

/** Templates that a call may name: any, where the caller says what a success contains. */
type PathFor<Paths, Method extends HttpMethod, Data> = [Data] extends [never]
  ? TemplateWith<Paths, Method>
  : string;

/**
 * With a path that does not have the method, compilers take every template of the method for `Path`. They would count
 * arguments first, so that the input is optional then: what is wrong is the path.
 */
type RestFor<Input, Path, Data> = [Data] extends [never]
  ? true extends IsUnion<Path>
    ? [input?: Input, options?: CallOptions]
    : Rest<Input>
  : [input?: RequestInput, options?: CallOptions];

type CallFor<Operation, Data> = [Data] extends [never]
  ? CallOf<BodiesOf<Operation>>
  : ApiCall<Data, { "2XX": Data; default: unknown }>;

/** `request` of a client. One signature, since compilers repeat every overload in each message. */
export interface ClientRequest<Paths extends object> {
  /**
   * Calls a path of the document, with the segments of resource names as single parameters. It is the operation of
   * the resource tree, and retried as such; a list gives one page, a long-running operation its first response.
   *
   * With `request<Data>(…)`, calls a path that the document does not show, the same way as every call: path checks,
   * credentials, retries (by RFC 9110), errors.
   *
   * @typeParam Data what a success of a path contains that the document does not show
   * @param path template, appended to `baseUrl`: `/v1/books/{bookId}/reviews`
   * @param rest the input: path parameters flat (one called `query` is `queryParameter`), `query`, `header` and
   * `body`; then the options of the call
   */
  <
    Data = never,
    Method extends HttpMethod = HttpMethod,
    Path extends PathFor<Paths, Method, Data> = PathFor<Paths, Method, Data>,
  >(
    method: Method,
    path: Path,
    ...rest: RestFor<InputAt<Paths, Path, Method>, Path, Data>
  ): CallFor<OperationAt<Paths, Path, Method>, Data>;
}

/** `request` of a client. */
export function createRequest(
  parts: ClientParts,
  find: FindOperation,
): (method: string, path: string, input?: unknown, options?: CallOptions) => ApiCall<unknown> {
  return (method, path, input, options) => {
    const [operationId, operation] = find(method, path);
    const read = () => {
      if (!isToken(method)) throw new InvalidArgumentError("method", "must be an HTTP method such as GET");
      return treeInputReader({ renamed: RENAMED, ...operation, resourceName: undefined })(input);
    };
    const call = newCall(parts, operationId, operation);
    return pendingCall(start(parts, call, () => ({ ...read(), options })).outcome);
  };
}

/** RFC 9110 section 9.1: a method is a token (section 5.6.2). */
function isToken(method: unknown): boolean {
  return typeof method === "string" && /^[!#$%&'*+\-.^_`|~\w]+$/.test(method);
}

/** An operation of the document; without an id, one of its own for a path that the document does not have. */
type FoundOperation = readonly [operationId: string | undefined, operation: CalledOperation];

/** Finds what a method, in whatever case, and a path template stand for. */
export type FindOperation = (method: unknown, path: unknown) => FoundOperation;

/** Finds operations of a document. */
export function operationFinder({ operations }: DocumentDefinition): FindOperation {
  // Made when first needed, since most programs never do. A large document has over a thousand operations.
  let byTemplate: Map<string, FoundOperation> | undefined;
  return (name, template) => {
    const called = { method: String(name).toUpperCase() as HttpMethod, path: String(template) };
    byTemplate ??= new Map(Object.entries(operations).map((entry) => [keyOf(entry[1]), entry]));
    return byTemplate.get(keyOf(called)) ?? [undefined, called];
  };
}

function keyOf({ method, path }: CalledOperation): string {
  return `${method} ${path}`;
}
