import type { EventFilter, EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";

/** The attribute that v1's `resource` of a trigger is a filter by. */
export const RESOURCE = "resource";

/** What a trigger watches, where it says so. */
export function triggerResource({ eventFilters = [] }: EventTriggerInput): string | undefined {
  return eventFilters.find(isOfResource)?.value;
}

function isOfResource({ attribute, operator }: EventFilter): boolean {
  return attribute === RESOURCE && !operator;
}
