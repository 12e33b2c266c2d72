import type { ApiCall } from "./api-call.ts";
import type { CallResult } from "./call-result.ts";
import type { CallOptions } from "./client-options.ts";
import type { ClientParts } from "./client-parts.ts";
import type { HttpMethod } from "./definition.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import type { FindOperation } from "./find-operation.ts";
import { pendingCall } from "./pending-call.ts";
import { newCall, run } from "./run.ts";
import { treeInputReader } from "./tree-input.ts";

/** Path parameters that would take the place of another key of the input, by the key that takes them instead. */
const RENAMED = { queryParameter: "query", headerParameter: "header", bodyParameter: "body" };

type PathInput<Parameters> = {
  [Name in keyof Parameters as Name extends "query" | "header" | "body"
    ? `${Name}Parameter`
    : Name]: Parameters[Name];
};

type Part<Parameters, Name extends string> = {
  [Place in keyof Parameters as Place extends Name ? Place : never]: Parameters[Place];
};

type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : undefined;

type BodyInput<Operation> = {
  [Place in keyof Operation as Place extends "requestBody" ? "body" : never]: ContentOf<Operation[Place]>;
};

type Parameters<Operation> = Operation extends { parameters: infer All } ? All : object;
type PathParameters<All> = All extends { path: infer Path } ? PathInput<Path> : unknown;

/** Input of an operation as openapi-typescript describes it, in the shape of the resource tree. */
type InputOf<Operation> = PathParameters<Parameters<Operation>> &
  Part<Parameters<Operation>, "query" | "header"> &
  BodyInput<Operation>;

type Rest<Input> =
  Record<never, never> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** Not distributive, since `never`, the operation of a document without paths, would be the bodies too. */
type BodiesOf<Operation> = [Operation] extends [{ responses: infer All }]
  ? { [Status in keyof All]: ContentOf<All[Status]> }
  : unknown;

type CallOf<Responses> = ApiCall<Extract<CallResult<Responses>, { ok: true }>["data"], Responses>;

/** Templates of the document that have the method. */
type TemplateWith<Paths, Method extends HttpMethod> = {
  [Path in keyof Paths & string]: Paths[Path] extends { [Name in Lowercase<Method>]: object } ? Path : never;
}[keyof Paths & string];

type OperationAt<Paths, Path, Method extends HttpMethod> = Path extends keyof Paths
  ? Paths[Path][Lowercase<Method> & keyof Paths[Path]]
  : never;

/** Input of a call that no type describes: path parameters flat, beside what the request holds. */
export interface RequestInput {
  readonly [pathParameter: string]: unknown;
  readonly query?: object;
  readonly header?: object;
  readonly body?: unknown;
}

/** Says what is missing where the compiler would name a parameter that is not the reason. */
type MethodFor<Data> = [Data] extends [never]
  ? "name a path of the document with its input, or say what another answers with: request<Data>(…)"
  : HttpMethod;

/** `request` of a client. */
export interface ClientRequest<Paths extends object> {
  /**
   * Calls a path that the document does not show, the same way as every call: path checks, credentials, retries
   * (by RFC 9110), errors.
   *
   * @typeParam Data what a success holds
   * @param path template, appended to `baseUrl`: `/v1/books/{bookId}/reviews`
   * @param input path parameters flat, `query`, `header` and `body`
   */
  <Data = never>(
    method: MethodFor<Data>,
    path: string,
    input?: RequestInput,
    options?: CallOptions,
  ): ApiCall<Data, { "2XX": Data; default: unknown }>;
  /**
   * Calls a path of the document, with the segments of resource names as single parameters. It is the operation of
   * the resource tree, and retried as such; a list gives one page, a long-running operation its first answer.
   *
   * @param input path parameters flat (one called `query` is `queryParameter`), `query`, `header` and `body`
   */
  <Method extends HttpMethod, Path extends TemplateWith<Paths, Method>>(
    method: Method,
    path: Path,
    ...rest: Rest<InputOf<OperationAt<Paths, Path, Method>>>
  ): CallOf<BodiesOf<OperationAt<Paths, Path, Method>>>;
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
    return pendingCall(run(parts, newCall(parts, operationId, operation), () => ({ ...read(), options })));
  };
}

/** RFC 9110 section 9.1: a method is a token (section 5.6.2). */
function isToken(method: unknown): boolean {
  return typeof method === "string" && /^[!#$%&'*+\-.^_`|~\w]+$/.test(method);
}
