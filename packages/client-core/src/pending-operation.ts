import type { ApiCall } from "./api-call.ts";
import type { AnsweredCall } from "./call.ts";
import { callAboutOperation } from "./call-about-operation.ts";
import { InvalidArgumentError, isInvalidArgumentError } from "./errors/invalid-argument-error.ts";
import type { OperationCall, OperationReference, WaitOptions } from "./operation-call.ts";
import { markHandled, pendingCall } from "./pending-call.ts";
import { operationInputOf, type StartedOperation } from "./started-operation.ts";
import { waitForOperation } from "./wait-for-operation.ts";

/** The `OperationCall` that the resource tree gives back; a `CancellableOperationCall` where there is a cancel. */
export function pendingOperation(started: StartedOperation): OperationCall<unknown> {
  const { parts, longRunning, call, outcome } = started;
  const { cancel } = longRunning;
  const pending = pendingCall(outcome);
  return Object.assign(
    pending,
    {
      wait(options?: WaitOptions): Promise<unknown> {
        markHandled(pending);
        return waitForOperation(started, options);
      },
      toJSON: () => referenceTo(started),
    },
    cancel && {
      cancel(): ApiCall<unknown> {
        markHandled(pending);
        // Whoever has aborted the call may want to cancel for that reason.
        const options = { ...call.options, signal: parts.options.signal };
        return pendingCall(
          outcome.then((first) =>
            first.error ? first : callAboutOperation(started, cancel, first as AnsweredCall, options),
          ),
        );
      },
    },
  );
}

function referenceTo(started: StartedOperation): OperationReference {
  const { call, operationId, input } = started;
  if (isInvalidArgumentError(call.error) || (!input && call.data === undefined)) {
    throw new InvalidArgumentError("call", "names no operation before the service does: await it first");
  }
  return { operationId, input: operationInputOf(started, call as AnsweredCall) };
}
