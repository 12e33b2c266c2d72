import type { CollectionDefinitions, CollectionsOf } from "./collection-definitions.ts";
import type { Account } from "./directory.ts";
import type { Handlers } from "./handlers.ts";
import type { ServiceContext } from "./service.ts";

/**
 * The request and response types of each operation, derived from the `operations` interface that openapi-typescript
 * generates.
 */
export type OperationsOf<Operations> = {
  readonly [Id in keyof Operations]: {
    readonly path: ParametersIn<Operations[Id], "path">;
    readonly query: ParametersIn<Operations[Id], "query">;
    readonly body: BodyOf<Operations[Id]>;
    readonly response: SuccessOf<Operations[Id]>;
  };
};

/**
 * The handlers of a document, derived from the `operations` interface that openapi-typescript generates and the type of
 * the service's collections.
 *
 * @example
 * const handlers: HandlersOf<operations, typeof collections> = {
 *   getParcel: async ({ path, context }) => { … },
 * };
 */
export type HandlersOf<
  Operations,
  Definitions extends CollectionDefinitions,
  Fixtures = undefined,
  Caller = Account | undefined,
> = Handlers<OperationsOf<Operations>, ContextOf<Definitions, Fixtures>, Caller>;

/** The context of handlers and tasks, derived from the type of the service's collections. */
export type ContextOf<Definitions extends CollectionDefinitions, Fixtures = undefined> = ServiceContext<
  CollectionsOf<Definitions>,
  Fixtures
>;

type ParametersIn<Operation, Place extends "path" | "query"> = Operation extends {
  readonly parameters: { readonly [Member in Place]?: infer Parameters };
}
  ? [NonNullable<Parameters>] extends [never]
    ? Readonly<Record<never, never>>
    : Readonly<NonNullable<Parameters>>
  : Readonly<Record<never, never>>;

/** The type includes `undefined` if the body is optional or absent. */
type BodyOf<Operation> = Operation extends { readonly requestBody: infer Body }
  ? ContentOf<Body>
  : Operation extends { readonly requestBody?: infer Body }
    ? ContentOf<NonNullable<Body>> | undefined
    : undefined;

type SuccessOf<Operation> = Operation extends { readonly responses: infer Responses }
  ? [SuccessStatus<Responses>] extends [never]
    ? ResponseBody<Responses["default" & keyof Responses]>
    : ResponseBody<Responses[SuccessStatus<Responses>]>
  : unknown;

type SuccessStatus<Responses> = {
  [Status in keyof Responses]: IsSuccess<Status> extends true ? Status : never;
}[keyof Responses];

type IsSuccess<Status> = Status extends string | number
  ? `${Status}` extends `2${string}`
    ? true
    : false
  : false;

/** Handlers return nothing if the response has no content. */
type ResponseBody<Response> = Response extends { readonly content: Readonly<Record<string, infer Body>> }
  ? Body
  : // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a return statement returns void
    void;

type ContentOf<Body> = Body extends { readonly content: Readonly<Record<string, infer Content>> }
  ? Content
  : never;
