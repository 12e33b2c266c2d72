import type { FunctionOperation, Operation } from "../../../generated/functions-v2.types.gen.ts";
import { given } from "../../../service/given.ts";
import { shownV2 } from "../functions/shown-function.ts";
import { operationName } from "./operation-name.ts";
import type { OperationKind, StoredOperation } from "./stored-operation.ts";

const VERBS: Readonly<Record<OperationKind, string>> = {
  CREATE_FUNCTION: "create",
  UPDATE_FUNCTION: "update",
  DELETE_FUNCTION: "delete",
};

type Request = { readonly [member: string]: unknown } | undefined;

/** An operation as the v2 family shows it to who began it. Its response says what it is only where anything may be. */
export function begunOperationV2(operation: StoredOperation): Omit<FunctionOperation, "response"> {
  const { kind, target, apiVersion, createTime, stages, end } = operation;
  const metadata = given({
    createTime,
    endTime: end?.time,
    target,
    verb: VERBS[kind],
    statusDetail: end?.outcome.how === "failed" ? end.outcome.error.message : undefined,
    cancelRequested: false,
    apiVersion,
    // In the form of v1 it would be no function of this version.
    requestResource: apiVersion === "v1" ? undefined : (operation.request as Request),
    stages: [...stages],
    operationType: kind,
  });
  return { name: operationName(operation, "v2"), done: end !== undefined, metadata };
}

/** An operation as the v2 family shows it to who asks for it: with what it ended with. */
export function shownOperationV2(operation: StoredOperation, origin: string): Operation {
  const shown = begunOperationV2(operation);
  const outcome = operation.end?.outcome;
  if (!outcome) return shown;
  if (outcome.how === "failed") return { ...shown, error: outcome.error };
  const { function: left } = outcome;
  const response = left ? { "@type": "Function", ...shownV2(left, origin) } : { "@type": "Empty" };
  return { ...shown, response };
}
