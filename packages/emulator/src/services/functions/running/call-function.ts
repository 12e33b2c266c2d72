import { CodeError, type ProgramRequest } from "../../../framework/code-runner.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import type { CallFunctionResponse } from "../../../generated/functions-v1.types.gen.ts";
import type { EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
import { backgroundRequest } from "../events/event-request.ts";
import { triggerResource } from "../events/trigger-filter.ts";
import { requireFunction } from "../function-resource/function-store.ts";
import type { FunctionSpec, StoredFunction } from "../function-resource/stored-function.ts";
import type { V1Call } from "../functions-context.ts";
import { failedResponseProblem, isSuccessful, responseText } from "./function-response.ts";
import { EXECUTION_ID_HEADER, NotRunnableError, newExecutionId, runFunction } from "./run-function.ts";

/** Runs a function. What goes wrong in its code is the answer, and no failure of the call. */
export async function callFunction(call: V1Call<"callFunction">): Promise<CallFunctionResponse> {
  const { context, body, resourceName, request } = call;
  const stored = await context.state.read((reader) => requireFunction(reader, resourceName, "v1"));
  const executionId = newExecutionId();
  const data = { text: body.data ?? "", executionId, now: context.clock.now() };
  const called = callRequest((stored.deployed ?? stored).spec, data);
  const { signal } = request;
  return { executionId, ...(await callOutcome(call, stored, { ...called, ...(signal && { signal }) })) };
}

/** @throws Refusal 400 */
async function callOutcome(
  { context }: V1Call<"callFunction">,
  stored: StoredFunction,
  request: ProgramRequest,
): Promise<Pick<CallFunctionResponse, "error" | "result">> {
  try {
    const answer = await runFunction(context, stored, request);
    const text = await responseText(answer);
    return isSuccessful(answer) ? { result: text } : { error: failedResponseProblem(answer.status, text) };
  } catch (error) {
    if (error instanceof CodeError) return { error: error.message };
    if (request.signal?.aborted) return { error: "The caller is gone." };
    if (!(error instanceof NotRunnableError)) throw error;
    throw new ServiceError(400, error.message, { reason: "FAILED_PRECONDITION", field: stored.name });
  }
}

/** What is handed to a function that is called. */
interface CallData {
  readonly text: string;
  readonly executionId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The request that a call in v1 makes of its data. Code that answers requests gets the text as the body of a POST, as
 * JSON where it is an object or a list; code that takes events gets the value that the text says, as an event of its trigger.
 *
 * @throws Refusal 400 for a text that is no JSON and is to be an event
 */
function callRequest({ eventTrigger }: FunctionSpec, called: CallData): ProgramRequest {
  if (eventTrigger) return eventCallRequest(eventTrigger, called);
  const type = isJsonBody(called.text) ? "application/json" : "text/plain; charset=utf-8";
  return {
    method: "POST",
    target: "/",
    headers: [["content-type", type], executionIdHeader(called)],
    body: new TextEncoder().encode(called.text),
  };
}

/** Parsers of bodies take objects and lists alone for JSON, and an empty body for an empty object. */
function isJsonBody(text: string): boolean {
  return text === "" || (/^\s*[[{]/.test(text) && tryParseJson(text) !== undefined);
}

function eventCallRequest(eventTrigger: EventTriggerInput, called: CallData): ProgramRequest {
  const data = tryParseJson(called.text === "" ? "{}" : called.text);
  if (data === undefined)
    throw invalidData("data must be JSON, since the function runs in response to events, and is not.");
  const context = {
    eventId: called.executionId,
    timestamp: new Date(called.now).toISOString(),
    eventType: eventTrigger.eventType ?? "",
    resource: triggerResource(eventTrigger) ?? "",
  };
  return backgroundRequest(context, data.value, [executionIdHeader(called)]);
}

function executionIdHeader({ executionId }: CallData): readonly [string, string] {
  return [EXECUTION_ID_HEADER, executionId];
}

function tryParseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function invalidData(problem: string): ServiceError {
  return new ServiceError(400, problem, {
    violations: [{ in: "body", pointer: "/data", rule: "json", problem }],
  });
}
