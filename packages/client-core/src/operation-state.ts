import type { AnsweredCall } from "./call.ts";
import type { LongRunningDefinition } from "./definition.ts";
import { partOf } from "./documented-part.ts";
import { readPointer } from "./json-pointer.ts";
import type { OperationState } from "./operation-call.ts";

/**
 * Reads the state of a long-running operation as its definition says. A service may leave out that it is not done.
 *
 * @throws ApiError when the answer is not as documented, also when an operation that goes on has no name
 */
export function operationStateOf(call: AnsweredCall, pointers: LongRunningDefinition): OperationState {
  partOf(call, "", "object");
  const done = partOf(call, pointers.done, "boolean", false);
  return {
    name: partOf(call, pointers.name, "string", done ? "" : undefined) || undefined,
    done,
    metadata: readPointer(call.data, pointers.metadata),
    body: call.data,
  };
}
