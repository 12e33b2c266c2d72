import type { CallOutcome, Failed } from "../call/outcome.ts";
import type { OperationDefinition } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { OperationCall } from "../long-running/operation-call.ts";
import { pendingOperation } from "../long-running/pending-operation.ts";
import { overrideOptions } from "../options/client-options.ts";
import { type ClientParts, partsOf } from "../pipeline/client-parts.ts";
import { failureOf } from "../pipeline/failure.ts";
import { newCall, start } from "../pipeline/start.ts";
import { treeInputReader } from "../request/input.ts";
import type { TransferOptions } from "./transfer-options.ts";
import { withinLimitsOf } from "./transfer-options.ts";

/** Call to make after the preparation. */
export interface PreparedCall {
  /** Operation to call. Its response is a long-running operation. */
  readonly operationId: string;
  /** Input for the method of the resource tree. */
  readonly input: object;
  /** Secrets in the input, such as a signed URL, to redact in errors if the service repeats them. */
  readonly secrets?: readonly string[];
}

/**
 * Returns an `OperationCall` that runs a preparation step before its call. If this step fails, the call fails with the
 * same error.
 *
 * @param operationId the operation to name in errors that occur during the preparation
 * @param limits `deadlineMs` covers both the preparation and the call
 * @throws InvalidArgumentError if the client does not have the operation
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
  let call = newCall(parts, operationId, operation);
  const prepareAndCall = async (): Promise<CallOutcome> => {
    const { signal, deadlineMs } = limits ?? {};
    const options = overrideOptions(parts.options, { signal, deadlineMs });
    call = { ...call, options };
    return withinLimitsOf(
      () => call,
      async (stop) => {
        const { operationId: id, input, secrets = [] } = await prepare(stop);
        // The operation is only known after the preparation.
        const prepared = newCall({ ...parts, options }, id, operationOf(parts, id));
        prepared.attempts.credentials.push(...secrets);
        const read = () => ({
          ...treeInputReader(prepared.operation, parts)(input),
          options: { signal: stop },
        });
        const started = start(parts, prepared, read);
        call = started.call;
        return started.outcome;
      },
    );
  };
  return pendingOperation({
    parts,
    longRunning,
    outcome: prepareAndCall().catch((cause): Failed => ({ call, error: failureOf(cause, call) })),
    get call() {
      return call;
    },
    get operationId() {
      return `${call.operationId}`;
    },
  });
}

function operationOf({ definition }: ClientParts, operationId: string): OperationDefinition {
  const operation = definition.operations[operationId];
  if (operation) return operation;
  throw new InvalidArgumentError("client", `must have the operation ${operationId}`);
}
