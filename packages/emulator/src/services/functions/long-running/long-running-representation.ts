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
import type { LongRunningKind, StoredLongRunning } from "./stored-long-running.ts";

type LongRunningRequest = { readonly [member: string]: unknown } | undefined;

/** Returns the v1 representation of a long-running operation, without its result. */
export function newLongRunningRepresentationV1(
  operation: StoredLongRunning,
): Omit<FunctionOperationV1, "response"> {
  const { kind, target, apiVersion, versionId, updateTime } = operation;
  const version = versionId === undefined ? undefined : `${versionId}`;
  const metadata = withoutUndefined({
    type: kind,
    target,
    // Omit requests to the v2 family, because v1 clients expect the format of v1 functions.
    request: apiVersion === "v1" ? (operation.request as LongRunningRequest) : undefined,
    versionId: version,
    updateTime,
  });
  return { name: longRunningName(operation, "v1"), done: operation.end !== undefined, metadata };
}

/** Returns the v1 representation of a long-running operation, including its result if it is done. */
export function longRunningRepresentationV1(operation: StoredLongRunning, origin: string): OperationV1 {
  const representation = newLongRunningRepresentationV1(operation);
  const outcome = operation.end?.outcome;
  if (!outcome) return representation;
  if (outcome.how === "failed") return { ...representation, error: outcome.error };
  const { function: result } = outcome;
  const response = result
    ? { "@type": "CloudFunction", ...functionRepresentationV1(result, origin) }
    : { "@type": "Empty" };
  return { ...representation, response };
}

const VERBS: Readonly<Record<LongRunningKind, string>> = {
  CREATE_FUNCTION: "create",
  UPDATE_FUNCTION: "update",
  DELETE_FUNCTION: "delete",
};

/** Returns the v2 representation of a long-running operation, without its result. */
export function newLongRunningRepresentationV2(
  operation: StoredLongRunning,
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
    // Omit v1 requests, because clients of the v2 family expect the format of v2 functions.
    requestResource: apiVersion === "v1" ? undefined : (operation.request as LongRunningRequest),
    stages: [...stages],
    operationType: kind,
  });
  return { name: longRunningName(operation, "v2"), done: end !== undefined, metadata };
}

/** Returns the v2 representation of a long-running operation, including its result if it is done. */
export function longRunningRepresentationV2(operation: StoredLongRunning, origin: string): OperationV2 {
  const representation = newLongRunningRepresentationV2(operation);
  const outcome = operation.end?.outcome;
  if (!outcome) return representation;
  if (outcome.how === "failed") return { ...representation, error: outcome.error };
  const { function: result } = outcome;
  const response = result
    ? { "@type": "Function", ...functionRepresentationV2(result, origin) }
    : { "@type": "Empty" };
  return { ...representation, response };
}

/**
 * Returns the name of a long-running operation in an API version (reference facts, "Rules that the tables do not say").
 */
function longRunningName(
  { id, project, location }: Pick<StoredLongRunning, "id" | "project" | "location">,
  version: ApiVersion,
): string {
  const shortName = `operations/${id}`;
  return version === "v1" ? shortName : `projects/${project}/locations/${location}/${shortName}`;
}
