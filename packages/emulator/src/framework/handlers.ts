import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { CallFaults } from "../faults/fault.ts";
import type { HttpRequest } from "../pipeline/http-request.ts";

/** What an operation takes and answers with, as the generated types say it. */
export interface OperationTypes {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly response: unknown;
}

/** A request that holds to the contract of its operation, by somebody whom the service knows. */
export interface Call<Types extends OperationTypes = OperationTypes, Context = unknown, Caller = unknown> {
  readonly operation: ContractOperation;
  readonly context: Context;
  readonly caller: Caller;
  /** Parameters of the path, decoded. */
  readonly path: Types["path"];
  /** Parameters of the query that the contract knows, with its defaults. */
  readonly query: Types["query"];
  readonly body: Types["body"];
  /** The name that the source speaks of, such as `operations/a/b`, where the operation has one. */
  readonly resourceName: string | undefined;
  readonly request: HttpRequest;
  /** What is to go wrong in the answer itself. */
  readonly faults: CallFaults;
}

/** Says that an operation is documented, and that the service does not carry it out: it answers 501 and names itself. */
export const notImplemented: unique symbol = Symbol("not implemented");

/**
 * One handler for each operation of a document, which gives the body of the documented success. The compiler refuses a
 * map that leaves an operation out, and one that names what is none.
 */
export type Handlers<Operations, Context, Caller> = {
  readonly [Id in keyof Operations]:
    | ((
        call: Call<Operations[Id] & OperationTypes, Context, Caller>,
      ) => Promise<(Operations[Id] & OperationTypes)["response"]>)
    | typeof notImplemented;
};

/** The members that have a value, which are all that the store takes. */
export function withoutUndefined<Members extends object>(members: Members): Members {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Members;
}

/** As much of an operation as decides who may have it carried out. */
export type AuthenticatedOperation = Pick<ContractOperation, "operationId" | "extensions">;
