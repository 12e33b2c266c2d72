import { aFunction, aPause, aSignal, type Checks, checked } from "../arguments/checks.ts";
import type { CallWithResponse } from "../call/call.ts";
import { InvalidArgumentError, isInvalidArgumentError } from "../errors/seamline-error.ts";
import { type ApiCall, markHandled, pendingCall } from "../pipeline/api-call.ts";
import type { OperationCall, OperationReference, WaitOptions } from "./operation-call.ts";
import {
  callAboutOperation,
  operationInputOf,
  operationResultOf,
  operationStateOf,
  redactedStateOf,
  type StartedOperation,
} from "./started-operation.ts";
import { type Poll, waitUntilDone } from "./wait.ts";

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
        // A caller that has aborted the call may want to cancel for that reason.
        const options = { ...call.options, signal: parts.options.signal };
        return pendingCall(
          outcome.then((first) =>
            first.error ? first : callAboutOperation(started, cancel, first as CallWithResponse, options),
          ),
        );
      },
    },
  );
}

function referenceTo(started: StartedOperation): OperationReference {
  const { call, operationId, input } = started;
  if (isInvalidArgumentError(call.error) || (!input && call.data === undefined)) {
    throw new InvalidArgumentError(
      "call",
      "names no operation until the service has responded: await it first",
    );
  }
  return { operationId, input: operationInputOf(started, call as CallWithResponse) };
}

/** Checks of the options of a wait. */
const CHECKS: Checks<keyof WaitOptions> = {
  signal: aSignal,
  deadlineMs: aPause,
  onProgress: aFunction,
};

/** A service may not find at once what it has just begun. */
const ABSENCES = 3;

/** Waits as `OperationCall.wait` promises, and throws what it says. */
async function waitForOperation(started: StartedOperation, options?: WaitOptions): Promise<unknown> {
  const { call, outcome, longRunning, input } = started;
  const waitOptions: WaitOptions = checked(options, "options", CHECKS);
  const waiting = {
    call,
    outcome,
    pollerOf: (first: CallWithResponse): Poll => {
      // Throws before the first pause where nothing can be polled.
      operationInputOf(started, first);
      return (signal) => callAboutOperation(started, longRunning.get, first, { ...call.options, signal });
    },
    absences: input ? 0 : ABSENCES,
    stateOf: (polled: CallWithResponse) => operationStateOf(polled, longRunning),
    redactedStateOf: (polled: CallWithResponse) => redactedStateOf(started, polled),
  };
  return operationResultOf(started, await waitUntilDone(waiting, waitOptions));
}
