import type { EventFilter, EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
import { attributeOf, type CloudEvent } from "./cloud-event.ts";

/** The attribute that v1's `resource` of a trigger is a filter by. */
export const RESOURCE_ATTRIBUTE = "resource";

/** What a trigger watches, where it says so. */
export function triggerResource({ eventFilters = [] }: EventTriggerInput): string | undefined {
  return eventFilters.find(isResourceFilter)?.value;
}

function isResourceFilter({ attribute, operator }: EventFilter): boolean {
  return attribute === RESOURCE_ATTRIBUTE && !operator;
}

/**
 * Whether an event is one that a trigger waits for: of its type and topic, and let through by all of its filters. Where
 * it comes from (channel, service, region) counts only where the event says it.
 */
export function eventMatches(trigger: EventTriggerInput, event: CloudEvent): boolean {
  const { eventType, pubsubTopic, eventFilters = [], channel, service, triggerRegion } = trigger;
  if (!eventType && !pubsubTopic) return false;
  return (
    (!eventType || eventType === event.type) &&
    (!pubsubTopic || isOnTopic(event, pubsubTopic)) &&
    eventFilters.every((filter) => filterMatches(filter, event)) &&
    equalsIfPresent(event, "channel", channel) &&
    equalsIfPresent(event, "service", service) &&
    equalsIfPresent(event, "triggerregion", triggerRegion)
  );
}

/** Operators of a trigger that nobody knows: no event gets through their filters. */
export function unknownOperators({ eventFilters = [] }: EventTriggerInput): readonly string[] {
  return eventFilters
    .map(({ operator }) => operator ?? "")
    .filter((operator) => !filterOperators.has(operator));
}

function filterMatches(
  { attribute = "", operator = "", value = "" }: EventFilter,
  event: CloudEvent,
): boolean {
  const compare = filterOperators.get(operator);
  if (!compare) return false;
  const actual = attributeOf(event, attribute);
  if (actual !== undefined) return compare(value, actual);
  const matches = operator === "" ? equalsOrEndsWith : (path: string) => compare(value, path);
  return (
    attribute === RESOURCE_ATTRIBUTE && eventResources(event).some((resource) => matches(resource, value))
  );
}

/** Of an event that does not say what it happened to, the source does, or the source with the subject. */
function eventResources(event: CloudEvent): readonly string[] {
  const subject = attributeOf(event, "subject");
  return subject === undefined ? [event.source] : [event.source, `${event.source}/${subject}`];
}

/** Sources may have a host in front of the name of the topic. */
function isOnTopic(event: CloudEvent, topic: string): boolean {
  return [attributeOf(event, "topic") ?? "", event.source].some((each) => equalsOrEndsWith(each, topic));
}

function equalsOrEndsWith(path: string, name: string): boolean {
  return path === name || path.endsWith(`/${name}`);
}

function equalsIfPresent(event: CloudEvent, attribute: string, expected: string | undefined): boolean {
  const actual = attributeOf(event, attribute);
  return !expected || actual === undefined || actual === expected;
}

/** Whether the attribute of an event is what a filter asks for. */
type FilterOperator = (asked: string, attribute: string) => boolean;

/** How filters of events compare, by the name of the operator; without one the values must be equal. */
const filterOperators: ReadonlyMap<string, FilterOperator> = new Map([
  ["", (asked, attribute) => asked === attribute],
  ["match-path-pattern", matchesPathPattern],
]);

/**
 * Whether a path is one that a pattern means. `*` stands for any part of a segment, `**` for any number of segments,
 * `{name}` for a segment and `{name=pattern}` for what that pattern means.
 */
export function matchesPathPattern(pattern: string, path: string): boolean {
  return segmentsMatch(segmentsOf(withoutCaptures(pattern)), segmentsOf(path));
}

/** What is captured makes no difference to what is meant. */
function withoutCaptures(pattern: string): string {
  return pattern.replace(/\{[^{}=]*(?:=(?<inner>[^{}]*))?\}/g, (_, inner?: string) => inner ?? "*");
}

/** `/a//b/` has the segments `a`, ``, `b`: slashes around a path make no difference. */
function segmentsOf(path: string): readonly string[] {
  const trimmed = path.replace(/^\/|\/$/g, "");
  return trimmed === "" ? [] : trimmed.split("/");
}

/** Goes on from the last `**` where a segment does not fit: never back to one before, so that it takes no longer. */
function segmentsMatch(pattern: readonly string[], path: readonly string[]): boolean {
  let [at, from] = [0, 0];
  let last: { readonly at: number; readonly from: number } | undefined;
  while (from < path.length) {
    const part = pattern[at];
    if (part === "**") {
      at += 1;
      last = { at, from };
    } else if (part !== undefined && segmentMatches(part, path[from] as string)) {
      at += 1;
      from += 1;
    } else if (last) {
      last = { at: last.at, from: last.from + 1 };
      ({ at, from } = last);
    } else return false;
  }
  return pattern.slice(at).every((part) => part === "**");
}

function segmentMatches(pattern: string, segment: string): boolean {
  const [first = "", ...others] = pattern.split("*");
  const last = others.pop();
  if (last === undefined) return segment === pattern;
  if (!segment.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = segment.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return segment.length - at >= last.length && segment.endsWith(last);
}
