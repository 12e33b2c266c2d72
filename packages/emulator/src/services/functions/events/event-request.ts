import type { ProgramRequest } from "../../../framework/code-runner.ts";
import type { FunctionSpec, Generation } from "../function-resource/stored-function.ts";
import { EXECUTION_ID_HEADER, newExecutionId } from "../running/run-function.ts";
import { attributeOf, type CloudEvent } from "./cloud-event.ts";
import { cloudEventRequest } from "./cloud-event-http.ts";
import { RESOURCE_ATTRIBUTE, triggerResource } from "./trigger-filter.ts";

/** The request that brings an event to a function, as its generation takes events. */
export function deliveryRequest(
  environment: Generation,
  { eventTrigger }: FunctionSpec,
  event: CloudEvent,
): Omit<ProgramRequest, "signal"> {
  const headers = [[EXECUTION_ID_HEADER, newExecutionId()] as const];
  if (environment === "GEN_2") return cloudEventRequest(event, headers);
  const context = {
    eventId: event.id,
    timestamp: attributeOf(event, "time") ?? "",
    eventType: event.type,
    resource: attributeOf(event, RESOURCE_ATTRIBUTE) ?? triggerResource(eventTrigger ?? {}) ?? event.source,
  };
  return backgroundRequest(context, event.data ?? event.data_base64 ?? null, headers);
}

/** What an event function of the first generation is told of its event, beside the data. */
interface BackgroundContext {
  readonly eventId: string;
  /** RFC 3339. */
  readonly timestamp: string;
  readonly eventType: string;
  /** What it happened to; empty where nobody says. */
  readonly resource: string;
}

type EventRequest = Pick<ProgramRequest, "body" | "headers" | "method" | "target">;

/** The request that brings an event to a function of the first generation. */
export function backgroundRequest(
  context: BackgroundContext,
  data: unknown,
  headers: readonly (readonly [string, string])[],
): EventRequest {
  return {
    method: "POST",
    target: "/",
    headers: [["content-type", "application/json"], ...headers],
    body: new TextEncoder().encode(JSON.stringify({ context, data })),
  };
}
