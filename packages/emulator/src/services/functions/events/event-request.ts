import type { FunctionSpec, Generation } from "../function-resource/stored-function.ts";
import { EXECUTION_ID_HEADER, newExecutionId } from "../running/run-function.ts";
import { attributeOf, type CloudEvent } from "./cloud-event.ts";
import { cloudEventRequest, type EventRequest } from "./cloud-event-http.ts";
import { RESOURCE_ATTRIBUTE, triggerResource } from "./trigger-filter.ts";

/** Creates the request that delivers an event to a function, in its generation's format. */
export function deliveryRequest(
  environment: Generation,
  { eventTrigger }: FunctionSpec,
  event: CloudEvent,
): EventRequest {
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

/** The event context that a first-generation function receives. */
interface BackgroundContext {
  readonly eventId: string;
  /** In RFC 3339. */
  readonly timestamp: string;
  readonly eventType: string;
  /** The resource of the event; empty if unknown. */
  readonly resource: string;
}

/** Creates the request that delivers an event to a first-generation function. */
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
