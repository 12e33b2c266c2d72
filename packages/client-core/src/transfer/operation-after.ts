import type { Call } from "../call/call.ts";
import type { OperationDefinition } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { OperationCall } from "../long-running/operation-call.ts";
import { pendingOperation } from "../long-running/pending-operation.ts";
import { overrideOptions } from "../options/client-options.ts";
import { type ClientParts, partsOf } from "../pipeline/client-parts.ts";
import { failureOf } from "../pipeline/failure.ts";
import { newCall, run } from "../pipeline/run.ts";
import { treeInputReader } from "../request/input.ts";
import type { TransferOptions } from "./transfer-options.ts";
import { withinLimitsOf } from "./transfer-options.ts";

/** The call that a preparation ends in. */
export interface PreparedCall {
  /** Operation to call; its response is a long-running operation. */
  readonly operationId: string;
  /** What the resource tree's method takes. */
  readonly input: object;
  /** What of the input must not show in errors, where the service repeats it: a signed URL. */
  readonly secrets?: readonly string[];
}

/**
 * An `OperationCall` that does something before it calls. What that throws is what the call throws.
 *
 * @param operationId what errors name before the operation is known
 * @param limits `deadlineMs` covers preparation and call
 * @throws InvalidArgumentError for a client that has no such operation
 */
export function operationAfter(
  client: unknown,
  operationId: string,
  prepare: (signal: AbortSignal | undefined) => Promise<PreparedCall>,
  limits?: Pick<TransferOptions, "signal" | "deadlineMs">,
): OperationCall<unknown> {
  const parts = partsOf(client);
  const { longRunning, ...operation } = operationOf(parts, operationId);
  if (!longRunning) throw new InvalidArgumentError("client", `has no long-running operation ${operationId}`);
  const call = newCall(parts, operationId, operation);
  const start = async (): Promise<void> => {
    const { signal, deadlineMs } = limits ?? {};
    call.options = overrideOptions(parts.options, { signal, deadlineMs });
    await withinLimitsOf(call, async (stop) => begin(parts, call, await prepare(stop), stop));
  };
  const outcome = start().catch((cause) => {
    call.error = failureOf(cause, call);
  });
  return pendingOperation({
    parts,
    longRunning,
    call,
    outcome: outcome.then(() => call),
    get operationId() {
      return `${call.context.operationId}`;
    },
  });
}

async function begin(
  parts: ClientParts,
  call: Call,
  { operationId, input, secrets = [] }: PreparedCall,
  signal: AbortSignal | undefined,
): Promise<void> {
  const operation = operationOf(parts, operationId);
  const { context } = newCall(parts, operationId, operation);
  // Before this it was not known which operation it would be.
  Object.assign(call, { context, operation });
  call.credentials.push(...secrets);
  await run(parts, call, () => ({ ...treeInputReader(operation)(input), options: { signal } }));
}

function operationOf({ definition }: ClientParts, operationId: string): OperationDefinition {
  const operation = definition.operations[operationId];
  if (operation) return operation;
  throw new InvalidArgumentError("client", `must have the operation ${operationId}`);
}
