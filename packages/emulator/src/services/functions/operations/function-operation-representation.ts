import { withoutUndefined } from "../../../framework/handlers.ts";
import type {
  FunctionOperation as FunctionOperationV1,
  Operation as OperationV1,
} from "../../../generated/functions-v1.types.gen.ts";
import type {
  FunctionOperation as FunctionOperationV2,
  Operation as OperationV2,
} from "../../../generated/functions-v2.types.gen.ts";
import type { ApiVersion } from "../api-versions.ts";
import {
  functionRepresentationV1,
  functionRepresentationV2,
} from "../function-resource/function-representation.ts";
import type { OperationKind, StoredOperation } from "./stored-function-operation.ts";

type OperationRequestV1 = { readonly [member: string]: unknown } | undefined;

/** An operation as v1 shows it to who began it. Its response says what it is only where anything may be. */
export function newOperationRepresentationV1(
  operation: StoredOperation,
): Omit<FunctionOperationV1, "response"> {
  const { kind, target, apiVersion, versionId, updateTime } = operation;
  const version = versionId === undefined ? undefined : `${versionId}`;
  const metadata = withoutUndefined({
    type: kind,
    target,
    // In the form of another version it would be no function of this one.
    request: apiVersion === "v1" ? (operation.request as OperationRequestV1) : undefined,
    versionId: version,
    updateTime,
  });
  return { name: operationName(operation, "v1"), done: operation.end !== undefined, metadata };
}

/** An operation as v1 shows it to who asks for it: with what it ended with. */
export function operationRepresentationV1(operation: StoredOperation, origin: string): OperationV1 {
  const representation = newOperationRepresentationV1(operation);
  const outcome = operation.end?.outcome;
  if (!outcome) return representation;
  if (outcome.how === "failed") return { ...representation, error: outcome.error };
  const { function: left } = outcome;
  const response = left
    ? { "@type": "CloudFunction", ...functionRepresentationV1(left, origin) }
    : { "@type": "Empty" };
  return { ...representation, response };
}

const VERBS: Readonly<Record<OperationKind, string>> = {
  CREATE_FUNCTION: "create",
  UPDATE_FUNCTION: "update",
  DELETE_FUNCTION: "delete",
};

type OperationRequestV2 = { readonly [member: string]: unknown } | undefined;

/** An operation as the v2 family shows it to who began it. Its response says what it is only where anything may be. */
export function newOperationRepresentationV2(
  operation: StoredOperation,
): Omit<FunctionOperationV2, "response"> {
  const { kind, target, apiVersion, createTime, stages, end } = operation;
  const metadata = withoutUndefined({
    createTime,
    endTime: end?.time,
    target,
    verb: VERBS[kind],
    statusDetail: end?.outcome.how === "failed" ? end.outcome.error.message : undefined,
    cancelRequested: false,
    apiVersion,
    // In the form of v1 it would be no function of this version.
    requestResource: apiVersion === "v1" ? undefined : (operation.request as OperationRequestV2),
    stages: [...stages],
    operationType: kind,
  });
  return { name: operationName(operation, "v2"), done: end !== undefined, metadata };
}

/** An operation as the v2 family shows it to who asks for it: with what it ended with. */
export function operationRepresentationV2(operation: StoredOperation, origin: string): OperationV2 {
  const representation = newOperationRepresentationV2(operation);
  const outcome = operation.end?.outcome;
  if (!outcome) return representation;
  if (outcome.how === "failed") return { ...representation, error: outcome.error };
  const { function: left } = outcome;
  const response = left
    ? { "@type": "Function", ...functionRepresentationV2(left, origin) }
    : { "@type": "Empty" };
  return { ...representation, response };
}

/** The name by which a version knows an operation (reference facts, "Rules that the tables do not say"). */
function operationName(
  { id, project, location }: Pick<StoredOperation, "id" | "project" | "location">,
  version: ApiVersion,
): string {
  const shortName = `operations/${id}`;
  return version === "v1" ? shortName : `projects/${project}/locations/${location}/${shortName}`;
}
