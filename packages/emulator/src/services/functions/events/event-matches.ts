import type { EventFilter, EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
import { attributeOf, type CloudEvent } from "./cloud-event.ts";
import { filterOperators } from "./filter-operators.ts";
import { RESOURCE } from "./trigger-resource.ts";

/**
 * Whether an event is one that a trigger waits for: of its type and topic, and let through by all of its filters. Where
 * it comes from (channel, service, region) counts only where the event says it.
 */
export function eventMatches(trigger: EventTriggerInput, event: CloudEvent): boolean {
  const { eventType, pubsubTopic, eventFilters = [], channel, service, triggerRegion } = trigger;
  if (!eventType && !pubsubTopic) return false;
  return (
    (!eventType || eventType === event.type) &&
    (!pubsubTopic || isOfTopic(event, pubsubTopic)) &&
    eventFilters.every((filter) => letsThrough(filter, event)) &&
    isUnlessSaid(event, "channel", channel) &&
    isUnlessSaid(event, "service", service) &&
    isUnlessSaid(event, "triggerregion", triggerRegion)
  );
}

/** Operators of a trigger that nobody knows: no event gets through their filters. */
export function unknownOperators({ eventFilters = [] }: EventTriggerInput): readonly string[] {
  return eventFilters
    .map(({ operator }) => operator ?? "")
    .filter((operator) => !filterOperators.has(operator));
}

function letsThrough({ attribute = "", operator = "", value = "" }: EventFilter, event: CloudEvent): boolean {
  const compare = filterOperators.get(operator);
  if (!compare) return false;
  const own = attributeOf(event, attribute);
  if (own !== undefined) return compare(value, own);
  const isMeant = operator === "" ? isOrEndsWith : (path: string) => compare(value, path);
  return attribute === RESOURCE && resourcesOf(event).some((resource) => isMeant(resource, value));
}

/** Of an event that does not say what it happened to, the source does, or the source with the subject. */
function resourcesOf(event: CloudEvent): readonly string[] {
  const subject = attributeOf(event, "subject");
  return subject === undefined ? [event.source] : [event.source, `${event.source}/${subject}`];
}

/** Sources may have a host in front of the name of the topic. */
function isOfTopic(event: CloudEvent, topic: string): boolean {
  return [attributeOf(event, "topic") ?? "", event.source].some((each) => isOrEndsWith(each, topic));
}

function isOrEndsWith(path: string, name: string): boolean {
  return path === name || path.endsWith(`/${name}`);
}

function isUnlessSaid(event: CloudEvent, attribute: string, asked: string | undefined): boolean {
  const own = attributeOf(event, attribute);
  return !asked || own === undefined || own === asked;
}
