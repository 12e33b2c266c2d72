import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { QuirkSwitches } from "@seamline/openapi/quirks";
import type { CallFaults } from "../faults/fault.ts";
import type { HttpRequest } from "../http/http-request.ts";

/** The generated types of an operation's request and response. */
export interface OperationTypes {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly response: unknown;
}

/** A request that is valid according to the contract, from an authenticated caller. */
export interface Call<Types extends OperationTypes = OperationTypes, Context = unknown, Caller = unknown> {
  readonly operation: ContractOperation;
  readonly context: Context;
  readonly caller: Caller;
  /** Decoded path parameters. */
  readonly path: Types["path"];
  /** Query parameters of the contract, with their defaults. */
  readonly query: Types["query"];
  readonly body: Types["body"];
  /** The resource name, such as `operations/a/b`, if the operation addresses its resource by name. */
  readonly resourceName: string | undefined;
  readonly request: HttpRequest;
  /** Faults that the handler must apply itself. */
  readonly faults: CallFaults;
}

/** Marks a documented operation as not implemented. Requests to it fail with 501 and the name of the operation. */
export const notImplemented: unique symbol = Symbol("not implemented");

/** The handlers of a document by operation. Each returns the body of the documented success. */
export type Handlers<Operations, Context, Caller> = {
  readonly [Id in keyof Operations]:
    | ((
        call: Call<Operations[Id] & OperationTypes, Context, Caller>,
      ) => Promise<(Operations[Id] & OperationTypes)["response"]>)
    | typeof notImplemented;
};

/** A document of a service with its handlers. */
export interface HandledDocument<Context, Caller> {
  /** `parcels@v1`, as in the packages of specs. */
  readonly id: string;
  /** The version whose types and handlers the document uses. Versions that are otherwise identical share them. */
  readonly family?: string;
  /** The reference bundle. */
  readonly document: object;
  // biome-ignore lint/suspicious/noExplicitAny: the handlers of each document were checked against its operations.
  readonly handlers: Handlers<any, Context, Caller>;
}

/** A sentence about how the emulator fills each extension point; `false` or absent if it does not. */
export type CoverageNotes<Point extends string> = Readonly<Partial<Record<Point, string | false>>>;

/** A document of a service, with a handler for each operation. */
export interface ServiceDocument<Operations, Context, Caller> extends HandledDocument<Context, Caller> {
  readonly quirks?: QuirkSwitches;
  /** Operations that require a body although the document declares it as optional. */
  readonly bodyRequiredBy?: readonly string[];
  readonly handlers: Handlers<Operations, Context, Caller>;
  readonly coverageNotes: CoverageNotes<string>;
}

/** Removes members that are `undefined`, which the store rejects. */
export function withoutUndefined<Members extends object>(members: Members): Members {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Members;
}

/** Members of an operation that authentication depends on. */
export type AuthenticatedOperation = Pick<ContractOperation, "operationId" | "extensions">;
