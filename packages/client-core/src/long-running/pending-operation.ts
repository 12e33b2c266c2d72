import { abortSignal, anyFunction, type Checks, checked, nonNegativeMs } from "../arguments/checks.ts";
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

/** Returns an `OperationCall`, or a `CancellableOperationCall` if there is a cancel operation. */
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
        // An aborted call signal must not abort the cancellation.
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

/** @param ended the outcome of the call, if it has ended */
function referenceTo(started: StartedOperation, ended: CallOutcome | undefined): OperationReference {
  const { operationId, input } = started;
  if (isInvalidArgumentError(ended?.error) || (!input && ended?.data === undefined)) {
    throw new InvalidArgumentError(
      "call",
      "does not identify an operation before the service has responded: await it first",
    );
  }
  return { operationId, input: operationInputOf(started, ended as Succeeded) };
}

const CHECKS: Checks<keyof WaitOptions> = {
  signal: abortSignal,
  deadlineMs: nonNegativeMs,
  onProgress: anyFunction,
};

/** Number of 404 responses to ignore: some services cannot find a new operation immediately. */
const ABSENCES = 3;

/** Implements `OperationCall.wait`. */
async function waitForOperation(started: StartedOperation, options?: WaitOptions): Promise<unknown> {
  const { outcome, longRunning, input } = started;
  const waitOptions: WaitOptions = checked(options, "options", CHECKS);
  const waiting = {
    get call() {
      return started.call;
    },
    outcome,
    pollerOf: (first: Succeeded): Poll => {
      // Throws before the first pause if the response does not identify the operation.
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
