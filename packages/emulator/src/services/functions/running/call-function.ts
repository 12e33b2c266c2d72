import { ServiceError } from "@seamline/emulator-kit";
import { CodeError, type ProgramRequest } from "@seamline/function-runner/code-runner";
import type { CallFunctionResponse } from "../../../generated/functions-v1.types.gen.ts";
import type { EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
import { backgroundRequest } from "../events/event-request.ts";
import { triggerResource } from "../events/trigger-filter.ts";
import { requireFunction } from "../function-resource/function-store.ts";
import type { FunctionSpec, StoredFunction } from "../function-resource/stored-function.ts";
import type { V1Call } from "../functions-context.ts";
import { failedResponseProblem, isSuccessful, responseText } from "./function-response.ts";
import { EXECUTION_ID_HEADER, NotRunnableError, newExecutionId, runFunction } from "./run-function.ts";

/** Runs a function. If the code fails, the call still succeeds, and the response contains the error. */
export async function callFunction(call: V1Call<"callFunction">): Promise<CallFunctionResponse> {
  const { context, body, resourceName, request } = call;
  const stored = await context.state.read((reader) => requireFunction(reader, resourceName, "v1"));
  const executionId = newExecutionId();
  const data = { text: body.data ?? "", executionId, now: context.clock.now() };
  const programRequest = callRequest((stored.deployed ?? stored).spec, data);
  const { signal } = request;
  const outcome = await callOutcome(call, stored, { ...programRequest, ...(signal && { signal }) });
  return { executionId, ...outcome };
}

/** @throws ServiceError 400 */
async function callOutcome(
  { context }: V1Call<"callFunction">,
  stored: StoredFunction,
  request: ProgramRequest,
): Promise<Pick<CallFunctionResponse, "error" | "result">> {
  try {
    const response = await runFunction(context, stored, request);
    const text = await responseText(response);
    return isSuccessful(response)
      ? { result: text }
      : { error: failedResponseProblem(response.status, text) };
  } catch (error) {
    if (error instanceof CodeError) return { error: error.message };
    if (request.signal?.aborted) return { error: "The client has disconnected." };
    if (!(error instanceof NotRunnableError)) throw error;
    throw new ServiceError(400, error.message, { reason: "FAILED_PRECONDITION", field: stored.name });
  }
}

interface CallData {
  readonly text: string;
  readonly executionId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Creates the request for a v1 call. Code that serves HTTP requests receives `data` as the body of a POST request, with
 * the JSON content type if it is an object or array. Code that handles events receives the parsed `data` in an event of
 * its trigger type.
 *
 * @throws ServiceError 400 if the function handles events and `data` is not JSON
 */
function callRequest({ eventTrigger }: FunctionSpec, data: CallData): ProgramRequest {
  if (eventTrigger) return eventCallRequest(eventTrigger, data);
  const type = isJsonBody(data.text) ? "application/json" : "text/plain; charset=utf-8";
  return {
    method: "POST",
    target: "/",
    headers: [["content-type", type], executionIdHeader(data)],
    body: new TextEncoder().encode(data.text),
  };
}

/**
 * Returns whether a body parser accepts the text as JSON. Body parsers only accept objects, arrays, and an empty body,
 * which represents an empty object.
 */
function isJsonBody(text: string): boolean {
  return text === "" || (/^\s*[[{]/.test(text) && tryParseJson(text) !== undefined);
}

function eventCallRequest(eventTrigger: EventTriggerInput, data: CallData): ProgramRequest {
  const parsed = tryParseJson(data.text === "" ? "{}" : data.text);
  if (parsed === undefined)
    throw invalidDataError("data must be valid JSON, because the function has an event trigger.");
  const context = {
    eventId: data.executionId,
    timestamp: new Date(data.now).toISOString(),
    eventType: eventTrigger.eventType ?? "",
    resource: triggerResource(eventTrigger) ?? "",
  };
  return backgroundRequest(context, parsed.value, [executionIdHeader(data)]);
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

function invalidDataError(problem: string): ServiceError {
  return new ServiceError(400, problem, {
    violations: [{ in: "body", pointer: "/data", rule: "json", problem }],
  });
}
