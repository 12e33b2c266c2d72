import { CodeError } from "../../../service/code-error.ts";
import { isUnavailable } from "../../../service/unavailable.ts";
import type { StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsContext } from "../functions-context.ts";
import { answerProblem } from "../running/answer-problem.ts";
import { answerText } from "../running/answer-text.ts";
import { isSuccess } from "../running/is-success.ts";
import { NotRunnableError } from "../running/not-runnable-error.ts";
import { runFunction } from "../running/run-function.ts";
import type { CloudEvent } from "./cloud-event.ts";
import { deliveryRequest } from "./delivery-request.ts";

/** How much of an answer is kept, in characters. */
const KEPT_CHARACTERS = 1_000;

/**
 * Brings an event to a function.
 *
 * @returns why the function did not take it; `undefined` where it did
 */
export async function deliveryProblem(
  context: FunctionsContext,
  stored: StoredFunction | undefined,
  event: CloudEvent,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!stored) return "The function is not there any more.";
  const { spec } = stored.deployed ?? stored;
  if (!spec.eventTrigger) return "The function does not run in response to events any more.";
  try {
    const request = deliveryRequest(stored.environment, spec, event);
    const answer = await runFunction(context, stored, { ...request, signal });
    const text = await answerText(answer);
    return isSuccess(answer) ? undefined : answerProblem(answer.status, text.slice(0, KEPT_CHARACTERS));
  } catch (error) {
    if (error instanceof CodeError || error instanceof NotRunnableError) return error.message;
    // The emulator closes. What is left under way until then, it does again when it opens.
    if (isUnavailable(error)) await endOf(signal);
    if (signal.aborted) return "The emulator took another state.";
    throw error;
  }
}

function endOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
