import type { ApiCall } from "./api-call.ts";
import type { AnsweredCall } from "./call.ts";
import { callByName, type StartedOperation } from "./call-by-name.ts";
import type { OperationCall, WaitOptions } from "./operation-call.ts";
import { markHandled, pendingCall } from "./pending-call.ts";
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
    },
    cancel && {
      cancel(): ApiCall<unknown> {
        markHandled(pending);
        // Whoever has aborted the call may want to cancel for that reason.
        const options = { ...call.options, signal: parts.options.signal };
        return pendingCall(
          outcome.then((first) =>
            first.error ? first : callByName(started, cancel, first as AnsweredCall, options),
          ),
        );
      },
    },
  );
}
