import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { QuirkSwitches } from "@seamline/openapi/quirks";
import type { CallFaults } from "../faults/fault.ts";
import type { HttpRequest } from "../http/http-request.ts";

/** The types of an operation's request and response, as they are generated. */
export interface OperationTypes {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly response: unknown;
}

/** A request that fulfils the contract of its operation, by a caller that the service has authenticated. */
export interface Call<Types extends OperationTypes = OperationTypes, Context = unknown, Caller = unknown> {
  readonly operation: ContractOperation;
  readonly context: Context;
  readonly caller: Caller;
  /** Parameters of the path, decoded. */
  readonly path: Types["path"];
  /** Parameters of the query that the contract knows, with its defaults. */
  readonly query: Types["query"];
  readonly body: Types["body"];
  /** The resource name that the source speaks of, such as `operations/a/b`, where the operation has one. */
  readonly resourceName: string | undefined;
  readonly request: HttpRequest;
  /** The faults that the handler itself brings about. */
  readonly faults: CallFaults;
}

/** Marks a documented operation that the service does not handle: its response is a 501 with its name. */
export const notImplemented: unique symbol = Symbol("not implemented");

/**
 * One handler for each operation of a document, which gives the body of the documented success. Generating finds each by
 * its name in the service's folder, and the compiler rejects one of another operation's types.
 */
export type Handlers<Operations, Context, Caller> = {
  readonly [Id in keyof Operations]:
    | ((
        call: Call<Operations[Id] & OperationTypes, Context, Caller>,
      ) => Promise<(Operations[Id] & OperationTypes)["response"]>)
    | typeof notImplemented;
};

/** A document of a service, with the handlers that its folder has. */
export interface HandledDocument<Context, Caller> {
  /** `parcels@v1`: the same as in the packages of specs. */
  readonly id: string;
  /** The version whose types and handlers the document has: the same for versions that differ in nothing else. */
  readonly family?: string;
  /** The reference bundle. */
  readonly document: object;
  // biome-ignore lint/suspicious/noExplicitAny: the handlers of each document were checked against its operations.
  readonly handlers: Handlers<any, Context, Caller>;
}

/** A sentence on how the emulator fills an extension point; `false`, or none, where it does not. */
export type CoverageNotes<Point extends string> = Readonly<Partial<Record<Point, string | false>>>;

/** A document that a service implements, with the handler of each operation. */
export interface ServiceDocument<Operations, Context, Caller> extends HandledDocument<Context, Caller> {
  readonly quirks?: QuirkSwitches;
  /** Operations that do nothing without a body, although the document does not require one. */
  readonly bodyRequiredBy?: readonly string[];
  readonly handlers: Handlers<Operations, Context, Caller>;
  readonly coverageNotes: CoverageNotes<string>;
}

/** The members without those that are undefined, which the store does not take. */
export function withoutUndefined<Members extends object>(members: Members): Members {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Members;
}

/** As much of an operation as authentication depends on. */
export type AuthenticatedOperation = Pick<ContractOperation, "operationId" | "extensions">;
