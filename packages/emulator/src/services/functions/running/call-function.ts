import type { CallFunctionResponse } from "../../../generated/functions-v1.types.gen.ts";
import { CodeError } from "../../../service/code-error.ts";
import type { ProgramRequest } from "../../../service/code-runner.ts";
import { Refusal } from "../../../service/refusal.ts";
import { functionOf } from "../functions/function-of.ts";
import type { StoredFunction } from "../functions/stored-function.ts";
import type { V1Call } from "../functions-context.ts";
import { answerProblem } from "./answer-problem.ts";
import { answerText } from "./answer-text.ts";
import { calledRequest } from "./called-request.ts";
import { newExecutionId } from "./execution-id.ts";
import { isSuccess } from "./is-success.ts";
import { NotRunnableError } from "./not-runnable-error.ts";
import { runFunction } from "./run-function.ts";

/** Runs a function. What goes wrong in its code is the answer, and no failure of the call. */
export async function callFunction(call: V1Call<"callFunction">): Promise<CallFunctionResponse> {
  const { context, body, resourceName, request } = call;
  const stored = await context.state.read((reader) => functionOf(reader, resourceName, "v1"));
  const executionId = newExecutionId();
  const data = { text: body.data ?? "", executionId, now: context.clock.now() };
  const called = calledRequest((stored.deployed ?? stored).spec, data);
  const { signal } = request;
  return { executionId, ...(await outcomeOf(call, stored, { ...called, ...(signal && { signal }) })) };
}

/** @throws Refusal 400 */
async function outcomeOf(
  { context }: V1Call<"callFunction">,
  stored: StoredFunction,
  request: ProgramRequest,
): Promise<Pick<CallFunctionResponse, "error" | "result">> {
  try {
    const answer = await runFunction(context, stored, request);
    const text = await answerText(answer);
    return isSuccess(answer) ? { result: text } : { error: answerProblem(answer.status, text) };
  } catch (error) {
    if (error instanceof CodeError) return { error: error.message };
    if (request.signal?.aborted) return { error: "The caller is gone." };
    if (!(error instanceof NotRunnableError)) throw error;
    throw new Refusal(400, error.message, { reason: "FAILED_PRECONDITION", field: stored.name });
  }
}
