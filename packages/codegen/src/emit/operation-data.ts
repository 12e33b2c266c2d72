import type { OperationDefinition } from "@seamline/client-core";
import { isJson } from "../document/operation-entry.ts";
import type { OperationModel, UnshownFeature } from "../model/model.ts";

/** Returns the data that the runtime needs about an operation. */
export function operationData(
  operation: OperationModel,
  unshown: UnshownFeature | undefined,
): OperationDefinition {
  const { resourceName, multiSegment, queryStyles, body, pagination, longRunning, stream } = operation;
  const renamed = operation.pathParameters.filter((parameter) => parameter.key !== parameter.name);
  return {
    method: operation.method,
    path: operation.path,
    place: operation.place,
    idempotent: operation.idempotent,
    ...(resourceName && { resourceName: { input: resourceName.input, pattern: resourceName.pattern } }),
    ...(multiSegment.length > 0 && { multiSegment }),
    ...(renamed.length > 0 && { renamed: Object.fromEntries(renamed.map((one) => [one.key, one.name])) }),
    ...(Object.keys(queryStyles).length > 0 && { query: queryStyles }),
    ...(body && requestTypeOf(body.mediaType)),
    ...(body && Object.keys(body.encoding).length > 0 && { encoding: body.encoding }),
    ...(operation.accept.length > 0 && {
      accept: operation.acceptName ? operation.accept : operation.accept.slice(0, 1),
    }),
    ...(operation.idempotencyHeader && { idempotencyHeader: operation.idempotencyHeader }),
    // `checkPointers` has validated the shape.
    ...(pagination && { pagination: pagination.definition as unknown as OperationDefinition["pagination"] }),
    ...(longRunning && { longRunning }),
    ...(stream && { stream: stream.definition }),
    ...(unshown && { unshown }),
  };
}

/** Returns the media type to send, unless it is JSON or a range that includes JSON, which is the default. */
function requestTypeOf(mediaType: string): { requestType?: string } {
  const isDefault = mediaType === "application/json" || (isJson(mediaType) && mediaType.includes("*"));
  return isDefault ? {} : { requestType: mediaType };
}
