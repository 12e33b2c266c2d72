import type { FunctionOperation, Operation } from "../../../generated/functions-v1.types.gen.ts";
import { given } from "../../../service/given.ts";
import { shownV1 } from "../functions/shown-function.ts";
import { operationName } from "./operation-name.ts";
import type { StoredOperation } from "./stored-operation.ts";

type Request = { readonly [member: string]: unknown } | undefined;

/** An operation as v1 shows it to who began it. Its response says what it is only where anything may be. */
export function begunOperationV1(operation: StoredOperation): Omit<FunctionOperation, "response"> {
  const { kind, target, apiVersion, versionId, updateTime } = operation;
  const version = versionId === undefined ? undefined : `${versionId}`;
  const metadata = given({
    type: kind,
    target,
    // In the form of another version it would be no function of this one.
    request: apiVersion === "v1" ? (operation.request as Request) : undefined,
    versionId: version,
    updateTime,
  });
  return { name: operationName(operation, "v1"), done: operation.end !== undefined, metadata };
}

/** An operation as v1 shows it to who asks for it: with what it ended with. */
export function shownOperationV1(operation: StoredOperation, origin: string): Operation {
  const shown = begunOperationV1(operation);
  const outcome = operation.end?.outcome;
  if (!outcome) return shown;
  if (outcome.how === "failed") return { ...shown, error: outcome.error };
  const { function: left } = outcome;
  const response = left ? { "@type": "CloudFunction", ...shownV1(left, origin) } : { "@type": "Empty" };
  return { ...shown, response };
}
