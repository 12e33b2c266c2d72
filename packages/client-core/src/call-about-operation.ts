import type { AnsweredCall, Call } from "./call.ts";
import type { ResolvedOptions } from "./client-options.ts";
import type { OperationDefinition } from "./definition.ts";
import { undocumented } from "./documented-part.ts";
import { isInvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { newCall, run } from "./run.ts";
import { operationInputOf, type StartedOperation } from "./started-operation.ts";
import { treeInputReader } from "./tree-input.ts";

/**
 * Calls the operation that reads or cancels a long-running operation. Never rejects.
 *
 * @param first the first answer, which says which one it is
 */
export async function callAboutOperation(
  started: StartedOperation,
  operationId: string,
  first: AnsweredCall,
  options: ResolvedOptions,
): Promise<Call> {
  const { parts, longRunning } = started;
  const operation = parts.definition.operations[operationId] as OperationDefinition;
  const call = newCall({ ...parts, options }, operationId, operation);
  // The service may repeat what it was given first.
  call.credentials.push(...started.call.credentials);
  await run(parts, call, () => treeInputReader(operation)(operationInputOf(started, first)));
  // The argument came from the service.
  if (isInvalidArgumentError(call.error)) {
    call.error = undocumented(first, Object.values(longRunning.parameters).join(", "));
  }
  return call;
}
