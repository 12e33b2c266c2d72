import type { EventFilter, EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
import { attributeOf, type CloudEvent } from "./cloud-event.ts";

/** The attribute that represents the `resource` of a v1 trigger. */
export const RESOURCE_ATTRIBUTE = "resource";

/** Returns the resource that a trigger watches; `undefined` if it does not watch a single resource. */
export function triggerResource({ eventFilters = [] }: EventTriggerInput): string | undefined {
  return eventFilters.find(isResourceFilter)?.value;
}

function isResourceFilter({ attribute, operator }: EventFilter): boolean {
  return attribute === RESOURCE_ATTRIBUTE && !operator;
}

/**
 * Returns whether an event matches the type, the topic and all filters of a trigger. Channel, service and region are
 * compared only if the event contains them.
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

/** Returns a trigger's unknown operators. Filters that use them never match. */
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
  if (attribute !== RESOURCE_ATTRIBUTE) return false;
  const matches = operator === "" ? equalsOrEndsWith : (path: string) => compare(value, path);
  return eventResources(event).some((resource) => matches(resource, value));
}

/**
 * Returns the possible resources of an event that lacks the resource attribute: its source, with and without its
 * subject.
 */
function eventResources(event: CloudEvent): readonly string[] {
  const subject = attributeOf(event, "subject");
  return subject === undefined ? [event.source] : [event.source, `${event.source}/${subject}`];
}

/** Returns whether an event was published to a topic. The source can contain a host before the topic name. */
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

/** Matches an event attribute against a filter value. */
type FilterOperator = (expected: string, actual: string) => boolean;

/** Filter operators, by name. Without an operator, the values must be equal. */
const filterOperators: ReadonlyMap<string, FilterOperator> = new Map([
  ["", (expected, actual) => expected === actual],
  ["match-path-pattern", matchesPathPattern],
]);

/**
 * Returns whether a path matches a pattern. `*` matches any part of a segment, `**` any number of segments, `{name}`
 * one segment, and `{name=pattern}` a path that matches the inner pattern.
 */
export function matchesPathPattern(pattern: string, path: string): boolean {
  return segmentsMatch(segmentsOf(withoutCaptures(pattern)), segmentsOf(path));
}

/** Replaces captures with their patterns, because filters do not use the captured text. */
function withoutCaptures(pattern: string): string {
  return pattern.replace(/\{[^{}=]*(?:=(?<inner>[^{}]*))?\}/g, (_, inner?: string) => inner ?? "*");
}

/** Splits a path, ignoring its first and last slash: `/a//b/` has the segments `a`, `` and `b`. */
function segmentsOf(path: string): readonly string[] {
  const trimmed = path.replace(/^\/|\/$/g, "");
  return trimmed === "" ? [] : trimmed.split("/");
}

/**
 * Matches segments in order. After a mismatch, backtracks only to the last `**`, so the time is at most proportional to
 * the product of the lengths.
 */
function segmentsMatch(pattern: readonly string[], path: readonly string[]): boolean {
  let [patternIndex, pathIndex] = [0, 0];
  let retry: { readonly patternIndex: number; readonly pathIndex: number } | undefined;
  while (pathIndex < path.length) {
    const part = pattern[patternIndex];
    if (part === "**") {
      patternIndex += 1;
      retry = { patternIndex, pathIndex };
    } else if (part !== undefined && segmentMatches(part, path[pathIndex] as string)) {
      patternIndex += 1;
      pathIndex += 1;
    } else if (retry) {
      retry = { patternIndex: retry.patternIndex, pathIndex: retry.pathIndex + 1 };
      ({ patternIndex, pathIndex } = retry);
    } else return false;
  }
  return pattern.slice(patternIndex).every((part) => part === "**");
}

function segmentMatches(pattern: string, segment: string): boolean {
  const [first = "", ...others] = pattern.split("*");
  const last = others.pop();
  if (last === undefined) return segment === pattern;
  if (!segment.startsWith(first)) return false;
  let end = first.length;
  for (const part of others) {
    const start = segment.indexOf(part, end);
    if (start < 0) return false;
    end = start + part.length;
  }
  return segment.length - end >= last.length && segment.endsWith(last);
}
