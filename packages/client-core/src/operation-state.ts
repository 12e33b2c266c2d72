import type { AnsweredCall } from "./call.ts";
import type { LongRunningDefinition } from "./definition.ts";
import { partOf } from "./documented-part.ts";
import { readPointer } from "./json-pointer.ts";
import type { OperationState } from "./operation-call.ts";

/**
 * Reads the state of a long-running operation as its definition says. A service may leave out that it is not done.
 *
 * @throws ApiError when the answer is not as documented
 */
export function operationStateOf(
  call: AnsweredCall,
  { parameters, done, doneValues, metadata }: LongRunningDefinition,
): OperationState {
  partOf(call, "", "object");
  const [pointer, ...others] = Object.values(parameters);
  const name = others.length ? undefined : readPointer(call.data, pointer);
  return {
    name: typeof name === "string" && name ? name : undefined,
    done: doneValues
      ? doneValues.includes(partOf(call, done, "string", ""))
      : partOf(call, done, "boolean", false),
    metadata: readPointer(call.data, metadata),
    body: call.data,
  };
}
