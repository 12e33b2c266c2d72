import { withoutUndefined } from "@seamline/emulator-kit";
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

type OperationRequest = { readonly [member: string]: unknown } | undefined;

/** Makes the representation of a new operation in v1. It has no result yet. */
export function newOperationRepresentationV1(
  operation: StoredOperation,
): Omit<FunctionOperationV1, "response"> {
  const { kind, target, apiVersion, versionId, updateTime } = operation;
  const version = versionId === undefined ? undefined : `${versionId}`;
  const metadata = withoutUndefined({
    type: kind,
    target,
    // A request of another version does not have the form of a function of this one.
    request: apiVersion === "v1" ? (operation.request as OperationRequest) : undefined,
    versionId: version,
    updateTime,
  });
  return { name: operationName(operation, "v1"), done: operation.end !== undefined, metadata };
}

/** Makes the representation of an operation in v1, with its result once it is done. */
export function operationRepresentationV1(operation: StoredOperation, origin: string): OperationV1 {
  const representation = newOperationRepresentationV1(operation);
  const outcome = operation.end?.outcome;
  if (!outcome) return representation;
  if (outcome.how === "failed") return { ...representation, error: outcome.error };
  const { function: result } = outcome;
  const response = result
    ? { "@type": "CloudFunction", ...functionRepresentationV1(result, origin) }
    : { "@type": "Empty" };
  return { ...representation, response };
}

const VERBS: Readonly<Record<OperationKind, string>> = {
  CREATE_FUNCTION: "create",
  UPDATE_FUNCTION: "update",
  DELETE_FUNCTION: "delete",
};

/** Makes the representation of a new operation in the v2 family. It has no result yet. */
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
    // A request of v1 does not have the form of a function of this version.
    requestResource: apiVersion === "v1" ? undefined : (operation.request as OperationRequest),
    stages: [...stages],
    operationType: kind,
  });
  return { name: operationName(operation, "v2"), done: end !== undefined, metadata };
}

/** Makes the representation of an operation in the v2 family, with its result once it is done. */
export function operationRepresentationV2(operation: StoredOperation, origin: string): OperationV2 {
  const representation = newOperationRepresentationV2(operation);
  const outcome = operation.end?.outcome;
  if (!outcome) return representation;
  if (outcome.how === "failed") return { ...representation, error: outcome.error };
  const { function: result } = outcome;
  const response = result
    ? { "@type": "Function", ...functionRepresentationV2(result, origin) }
    : { "@type": "Empty" };
  return { ...representation, response };
}

/** Returns the name that an operation has in a version (reference facts, "Rules that the tables do not say"). */
function operationName(
  { id, project, location }: Pick<StoredOperation, "id" | "project" | "location">,
  version: ApiVersion,
): string {
  const shortName = `operations/${id}`;
  return version === "v1" ? shortName : `projects/${project}/locations/${location}/${shortName}`;
}
