import type { AnsweredCall } from "./call.ts";
import { callAboutOperation } from "./call-about-operation.ts";
import { aFunction, aPause, aSignal, type Checks, checked } from "./checked.ts";
import type { WaitOptions } from "./operation-call.ts";
import { operationResultOf, redactedStateOf } from "./operation-result.ts";
import { operationStateOf } from "./operation-state.ts";
import type { Ask } from "./poll.ts";
import { operationInputOf, type StartedOperation } from "./started-operation.ts";
import { waitUntilDone } from "./wait-until-done.ts";

/** Of what a wait takes. */
const CHECKS: Checks<keyof WaitOptions> = {
  signal: aSignal,
  deadlineMs: aPause,
  onProgress: aFunction,
};

/** A service may not find at once what it has just begun. */
const ABSENCES = 3;

/** Waits as `OperationCall.wait` promises, and throws what it says. */
export async function waitForOperation(started: StartedOperation, options?: WaitOptions): Promise<unknown> {
  const { call, outcome, longRunning, input } = started;
  const given: WaitOptions = checked(options, "options", CHECKS);
  const waiting = {
    call,
    outcome,
    asker: (first: AnsweredCall): Ask => {
      // Whoever cannot ask need not pause before.
      operationInputOf(started, first);
      return (signal) => callAboutOperation(started, longRunning.get, first, { ...call.options, signal });
    },
    absences: input ? 0 : ABSENCES,
    stateOf: (answer: AnsweredCall) => operationStateOf(answer, longRunning),
    redactedStateOf: (answer: AnsweredCall) => redactedStateOf(started, answer),
  };
  return operationResultOf(started, await waitUntilDone(waiting, given));
}
