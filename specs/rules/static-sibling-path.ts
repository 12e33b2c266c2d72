import { defineRule } from "./model/define-rule.ts";
import { segmentsOf } from "./model/path-template.ts";

/** Where `/zones/{id}` and `/zones/mine` both exist, routers differ in which of them `/zones/mine` is. */
export default defineRule(function* ({ pathItems, operations }) {
  for (const { path, indexAt } of pathItems) {
    const isMulti = operations
      .filter((operation) => operation.path === path)
      .some(({ parameters }) => parameters.some(({ node }) => node["x-multi-segment"] === true));
    const hidden = pathItems.find((other) => other.path !== path && hides(path, other.path, isMulti));
    if (hidden === undefined) continue;
    yield {
      message: `${path} also matches ${hidden.path}: routers disagree on such a pair.`,
      at: indexAt.key(),
    };
  }
});

/**
 * Whether each segment of the template takes the other's, at least once a parameter taking a text.
 *
 * @param isMulti whether the template's last segment takes several.
 */
function hides(template: string, other: string, isMulti: boolean): boolean {
  const mine = segmentsOf(template);
  const theirs = isMulti ? joinedFrom(segmentsOf(other), mine.length - 1) : segmentsOf(other);
  if (mine.length !== theirs.length) return false;
  const pairs = mine.map((segment, index) => [segment, theirs[index] ?? ""] as const);
  return (
    pairs.every(([a, b]) => a === b || takes(a, b) || takes(b, a)) &&
    pairs.some(([a, b]) => takes(a, b) && (!b.includes("{") || b.includes("/")))
  );
}

/** `[a, b, c]` from 1 on is `[a, "b/c"]`. */
function joinedFrom(segments: readonly string[], start: number): string[] {
  return [...segments.slice(0, start), segments.slice(start).join("/")];
}

/** Whether a segment with a parameter, such as `{zoneId}:count`, also matches another. */
function takes(segment: string, other: string): boolean {
  const [before, after] = segment.split(/\{[^{}]*\}/);
  if (before === undefined || after === undefined) return false;
  return other.length > before.length + after.length && other.startsWith(before) && other.endsWith(after);
}
