import { defineRule } from "./model/define-rule.ts";
import { segmentsOf } from "./model/path-template.ts";

/** Where `/zones/{id}` and `/zones/mine` both exist, routers differ in which of them `/zones/mine` is. */
export default defineRule(function* ({ pathItems }) {
  for (const { path, indexAt } of pathItems) {
    const hidden = pathItems.find((other) => hides(path, other.path));
    if (hidden === undefined) continue;
    yield {
      message: `${path} also matches ${hidden.path}: routers disagree on such a pair.`,
      at: indexAt.key(),
    };
  }
});

/** Whether each segment of the template takes the other's, at least once a parameter taking a text. */
function hides(template: string, other: string): boolean {
  const [mine, theirs] = [segmentsOf(template), segmentsOf(other)];
  if (mine.length !== theirs.length) return false;
  const pairs = mine.map((segment, index) => [segment, theirs[index] ?? ""] as const);
  const isText = (segment: string) => !segment.includes("{");
  return (
    pairs.every(([a, b]) => a === b || isParameter(a) || isParameter(b)) &&
    pairs.some(([a, b]) => isParameter(a) && isText(b))
  );
}

function isParameter(segment: string): boolean {
  return /^\{[^{}]*\}$/.test(segment);
}
