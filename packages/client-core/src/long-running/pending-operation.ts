import { aFunction, aPause, aSignal, type Checks, checked } from "../arguments/checks.ts";
import type { CallOutcome, Succeeded } from "../call/outcome.ts";
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
  const { parts, longRunning, outcome } = started;
  const { cancel } = longRunning;
  let ended: CallOutcome | undefined;
  const pending = pendingCall(
    outcome.then((first) => {
      ended = first;
      return first;
    }),
  );
  return Object.assign(
    pending,
    {
      wait(options?: WaitOptions): Promise<unknown> {
        markHandled(pending);
        return waitForOperation(started, options);
      },
      toJSON: () => referenceTo(started, ended),
    },
    cancel && {
      cancel(): ApiCall<unknown> {
        markHandled(pending);
        // A caller that has aborted the call may want to cancel for that reason.
        const options = { ...started.call.options, signal: parts.options.signal };
        return pendingCall(
          outcome.then((first) =>
            first.error ? first : callAboutOperation(started, cancel, first, options),
          ),
        );
      },
    },
  );
}

/** @param ended the outcome of the call, once there is one */
function referenceTo(started: StartedOperation, ended: CallOutcome | undefined): OperationReference {
  const { operationId, input } = started;
  if (isInvalidArgumentError(ended?.error) || (!input && ended?.data === undefined)) {
    throw new InvalidArgumentError(
      "call",
      "names no operation until the service has responded: await it first",
    );
  }
  return { operationId, input: operationInputOf(started, ended as Succeeded) };
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
  const { outcome, longRunning, input } = started;
  const waitOptions: WaitOptions = checked(options, "options", CHECKS);
  const waiting = {
    get call() {
      return started.call;
    },
    outcome,
    pollerOf: (first: Succeeded): Poll => {
      // Throws before the first pause where nothing can be polled.
      operationInputOf(started, first);
      return (signal) =>
        callAboutOperation(started, longRunning.get, first, { ...started.call.options, signal });
    },
    absences: input ? 0 : ABSENCES,
    stateOf: (polled: Succeeded) => operationStateOf(polled, longRunning),
    redactedStateOf: (polled: Succeeded) => redactedStateOf(started, polled),
  };
  return operationResultOf(started, await waitUntilDone(waiting, waitOptions));
}
