import type { ProgramRequest } from "../../../service/code-runner.ts";
import type { FunctionSpec, Generation } from "../functions/stored-function.ts";
import { EXECUTION_ID_HEADER, newExecutionId } from "../running/execution-id.ts";
import { backgroundRequest } from "./background-request.ts";
import { attributeOf, type CloudEvent } from "./cloud-event.ts";
import { cloudEventRequest } from "./cloud-event-request.ts";
import { RESOURCE, triggerResource } from "./trigger-resource.ts";

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
    resource: attributeOf(event, RESOURCE) ?? triggerResource(eventTrigger ?? {}) ?? event.source,
  };
  return backgroundRequest(context, event.data ?? event.data_base64 ?? null, headers);
}
