import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { QuirkSwitches } from "@seamline/openapi/quirks";
import type { CallFaults } from "../faults/fault.ts";
import type { HttpRequest } from "../http/http-request.ts";

/** The generated request and response types of an operation. */
export interface OperationTypes {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly response: unknown;
}

/** A request that is valid according to the contract and comes from an authenticated caller. */
export interface Call<Types extends OperationTypes = OperationTypes, Context = unknown, Caller = unknown> {
  readonly operation: ContractOperation;
  readonly context: Context;
  readonly caller: Caller;
  /** Decoded path parameters. */
  readonly path: Types["path"];
  /** The contract's query parameters, including default values. */
  readonly query: Types["query"];
  readonly body: Types["body"];
  /** The resource name, such as `operations/a/b`, if the path of the operation contains one. */
  readonly resourceName: string | undefined;
  readonly request: HttpRequest;
  /** Faults that the handler must apply itself. */
  readonly faults: CallFaults;
}

/** Marks a documented operation as not implemented. Requests fail with 501 and the operation name. */
export const notImplemented: unique symbol = Symbol("not implemented");

/** The handlers of a document, by operation. Each returns the body of the documented success response. */
export type Handlers<Operations, Context, Caller> = {
  readonly [Id in keyof Operations]:
    | ((
        call: Call<Operations[Id] & OperationTypes, Context, Caller>,
      ) => Promise<(Operations[Id] & OperationTypes)["response"]>)
    | typeof notImplemented;
};

/**
 * The generated client of a document. It is either a module with a function that creates the client, such as
 * `@example/parcels` with `createParcelsClient`, or a module with a `definition` for `createClient` from
 * `@seamline/client-core`.
 */
export type DocumentClient =
  | { readonly module: string; readonly factory: string }
  | { readonly definition: string };

/** A document of a service, together with its handlers. */
export interface HandledDocument<Context, Caller> {
  /** For example `parcels@v1`, as in the spec packages. */
  readonly id: string;
  /** The version whose types and handlers the document uses, such as `v2` for the document `notes@v2beta`. */
  readonly family?: string;
  /** The reference bundle. */
  readonly document: object;
  /** The generated client, used in the TypeScript code that the emulator's page shows. */
  readonly client?: DocumentClient;
  // biome-ignore lint/suspicious/noExplicitAny: the handlers were already checked against the document
  readonly handlers: Handlers<any, Context, Caller>;
}

/** Descriptions of the emulator's behavior, by extension point. `false` or absent if there is nothing to describe. */
export type CoverageNotes<Point extends string> = Readonly<Partial<Record<Point, string | false>>>;

/** An API description, with handlers for its operations. */
export interface ServiceDocument<Operations, Context, Caller> extends HandledDocument<Context, Caller> {
  readonly quirks?: QuirkSwitches;
  /** Operations whose body is required, although the document declares it as optional. */
  readonly bodyRequiredBy?: readonly string[];
  readonly handlers: Handlers<Operations, Context, Caller>;
  readonly coverageNotes: CoverageNotes<string>;
}

/** Removes members whose value is `undefined`, because the store rejects them. */
export function withoutUndefined<Members extends object>(members: Members): Members {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Members;
}

/** Operation properties that authentication depends on. */
export type AuthenticatedOperation = Pick<ContractOperation, "operationId" | "extensions">;
