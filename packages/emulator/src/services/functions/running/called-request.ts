import type { EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
import type { ProgramRequest } from "../../../service/code-runner.ts";
import { Refusal } from "../../../service/refusal.ts";
import { backgroundRequest } from "../events/background-request.ts";
import { triggerResource } from "../events/trigger-resource.ts";
import type { FunctionSpec } from "../functions/stored-function.ts";
import { EXECUTION_ID_HEADER } from "./execution-id.ts";

/** What is handed to a function that is called. */
export interface CalledData {
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
export function calledRequest({ eventTrigger }: FunctionSpec, called: CalledData): ProgramRequest {
  if (eventTrigger) return eventOf(eventTrigger, called);
  const type = isJsonBody(called.text) ? "application/json" : "text/plain; charset=utf-8";
  return {
    method: "POST",
    target: "/",
    headers: [["content-type", type], idOf(called)],
    body: new TextEncoder().encode(called.text),
  };
}

/** Parsers of bodies take objects and lists alone for JSON, and an empty body for an empty object. */
function isJsonBody(text: string): boolean {
  return text === "" || (/^\s*[[{]/.test(text) && jsonOf(text) !== undefined);
}

function eventOf(eventTrigger: EventTriggerInput, called: CalledData): ProgramRequest {
  const data = jsonOf(called.text === "" ? "{}" : called.text);
  if (data === undefined)
    throw wrongData("data must be JSON, since the function runs in response to events, and is not.");
  const context = {
    eventId: called.executionId,
    timestamp: new Date(called.now).toISOString(),
    eventType: eventTrigger.eventType ?? "",
    resource: triggerResource(eventTrigger) ?? "",
  };
  return backgroundRequest(context, data.value, [idOf(called)]);
}

function idOf({ executionId }: CalledData): readonly [string, string] {
  return [EXECUTION_ID_HEADER, executionId];
}

function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function wrongData(problem: string): Refusal {
  return new Refusal(400, problem, { violations: [{ in: "body", pointer: "/data", rule: "json", problem }] });
}
