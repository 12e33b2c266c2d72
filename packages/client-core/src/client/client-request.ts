import type { CalledOperation } from "../call/call.ts";
import type { DocumentDefinition, HttpMethod } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { IsUnion } from "../extension-points.ts";
import type { CallOptions } from "../options/client-options.ts";
import { type ApiCall, pendingCall } from "../pipeline/api-call.ts";
import type { CallResult } from "../pipeline/call-result.ts";
import type { ClientParts } from "../pipeline/client-parts.ts";
import { newCall, start } from "../pipeline/start.ts";
import { treeInputReader } from "../request/input.ts";
import type { BodiesOf, BodyAt, OperationAt, Parameters, PartAt, TemplateWith } from "./operation-types.ts";

/** Renames path parameters that collide with other keys of the input. Maps input key to path parameter. */
const RENAMED = { queryParameter: "query", headerParameter: "header", bodyParameter: "body" };

type PathInput<Parameters> = {
  [Name in keyof Parameters as Name extends "query" | "header" | "body"
    ? `${Name}Parameter`
    : Name]: Parameters[Name];
};

type PathParameters<All> = All extends { path: infer Path } ? PathInput<Path> : unknown;

/** Input of an operation, converted from openapi-typescript's types to the shape of the resource tree. */
type InputAt<Paths, Path, Method extends string> = PathParameters<
  Parameters<OperationAt<Paths, Path, Method>>
> &
  PartAt<Paths, Path, Method, "query" | "header" | "cookie"> &
  BodyAt<Paths, Path, Method>;

type Rest<Input> =
  Record<never, never> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

type CallOf<Responses> = ApiCall<Extract<CallResult<Responses>, { ok: true }>["data"], Responses>;

/** Untyped input of a call: path parameters at the top level, next to the other parts of the request. */
export interface RequestInput {
  readonly [pathParameter: string]: unknown;
  readonly query?: object;
  readonly header?: object;
  readonly cookie?: object;
  readonly body?: unknown;
}

/** Allowed path templates. If the caller passes the response type, any string is allowed. */
type PathFor<Paths, Method extends string, Data> = [Data] extends [never]
  ? TemplateWith<Paths, Method>
  : string;

/**
 * If no path with this method matches, TypeScript infers the union of all templates for `Path`. In that case, the input
 * is optional, because TypeScript would otherwise report a missing argument instead of the wrong path.
 */
type RestFor<Input, Path, Data> = [Data] extends [never]
  ? true extends IsUnion<Path>
    ? [input?: Input, options?: CallOptions]
    : Rest<Input>
  : [input?: RequestInput, options?: CallOptions];

type CallFor<Operation, Data> = [Data] extends [never]
  ? CallOf<BodiesOf<Operation>>
  : ApiCall<Data, { "2XX": Data; default: unknown }>;

/**
 * Type of a client's `request`. It has a single signature, because TypeScript lists every overload in its error
 * messages.
 *
 * @typeParam More the document's methods that `HttpMethod` does not contain, such as `QUERY`
 */
export interface ClientRequest<Paths extends object, More extends string = never> {
  /**
   * Calls an operation of the document by method and path. The segments of resource names are separate parameters.
   * Retries work as in the resource tree. A list returns one page; a long-running operation returns its first response.
   *
   * `request<Data>(…)` calls a path that the document does not describe, with the same path checks, credentials,
   * retries (as defined by RFC 9110) and errors.
   *
   * @typeParam Data body of a successful response, for a path that the document does not describe
   * @param path path template, appended to `baseUrl`: `/v1/books/{bookId}/reviews`
   * @param rest the input: path parameters at the top level (`queryParameter` for one named `query`), `query`, `header`
   * and `body`; then the options of the call
   */
  <
    Data = never,
    Method extends HttpMethod | More = HttpMethod | More,
    Path extends PathFor<Paths, Method, Data> = PathFor<Paths, Method, Data>,
  >(
    method: Method,
    path: Path,
    ...rest: RestFor<InputAt<Paths, Path, Method>, Path, Data>
  ): CallFor<OperationAt<Paths, Path, Method>, Data>;
}

export function createRequest(
  parts: ClientParts,
  find: FindOperation,
): (method: string, path: string, input?: unknown, options?: CallOptions) => ApiCall<unknown> {
  // Here, segments of resource names are separate parameters.
  const { resourceName: _, ...requestSteps } = parts;
  return (method, path, input, options) => {
    const [operationId, operation] = find(method, path);
    const read = () => {
      if (!isToken(method)) throw new InvalidArgumentError("method", "must be an HTTP method such as GET");
      return treeInputReader({ renamed: RENAMED, ...operation }, requestSteps)(input);
    };
    const call = newCall(parts, operationId, operation);
    return pendingCall(start(parts, call, () => ({ ...read(), options })).outcome);
  };
}

/** Returns whether a method is a token (RFC 9110 sections 9.1 and 5.6.2). */
function isToken(method: unknown): boolean {
  return typeof method === "string" && /^[!#$%&'*+\-.^_`|~\w]+$/.test(method);
}

/** An operation of the document, or a placeholder without an id for a path that the document does not describe. */
type FoundOperation = readonly [operationId: string | undefined, operation: CalledOperation];

/** Finds an operation by method (in any case) and path template. */
export type FindOperation = (method: unknown, path: unknown) => FoundOperation;

/** Returns a function that finds operations of a document. */
export function operationFinder({ operations }: DocumentDefinition): FindOperation {
  // Created lazily: most programs never need the index, and large documents have over a thousand operations.
  let byTemplate: Map<string, FoundOperation> | undefined;
  return (name, template) => {
    const called = { method: String(name).toUpperCase(), path: String(template) };
    byTemplate ??= new Map(Object.entries(operations).map((entry) => [keyOf(entry[1]), entry]));
    return byTemplate.get(keyOf(called)) ?? [undefined, called];
  };
}

function keyOf({ method, path }: CalledOperation): string {
  return `${method.toUpperCase()} ${path}`;
}
