import type { AnsweredCall, Call } from "./call.ts";
import type { ResolvedOptions } from "./client-options.ts";
import type { LongRunningDefinition, OperationDefinition } from "./definition.ts";
import { partOf, undocumented } from "./documented-part.ts";
import { isInvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { type ClientParts, newCall, run } from "./run.ts";
import { nameKeyOf, treeInputReader } from "./tree-input.ts";

/** A long-running operation that a call has started. */
export interface StartedOperation {
  readonly parts: ClientParts;
  readonly longRunning: LongRunningDefinition;
  /** The call that starts it. It has its options. */
  readonly call: Call;
  /** The same call, when the service has answered or will not. */
  readonly outcome: Promise<Call>;
}

/**
 * Calls the operation that reads or cancels a long-running operation. Never rejects.
 *
 * @param answer says the long-running operation's name
 */
export async function callByName(
  { parts, longRunning }: StartedOperation,
  operationId: string,
  answer: AnsweredCall,
  options: ResolvedOptions,
): Promise<Call> {
  const operation = parts.definition.operations[operationId] as OperationDefinition;
  const call = newCall({ ...parts, options }, operationId, operation);
  await run(parts, call, () => {
    const name = partOf(answer, longRunning.name, "string");
    return treeInputReader(operation)({ [nameKeyOf(operation)]: name });
  });
  // The argument came from the service.
  if (isInvalidArgumentError(call.error)) call.error = undocumented(answer, longRunning.name);
  return call;
}
