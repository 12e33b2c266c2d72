import { defineRule } from "../model/define-rule.ts";
import { pointUses } from "../model/point-uses.ts";

/** A misspelled point would silently be a point that nobody can fill. */
export default defineRule(function* (document) {
  for (const { id, at } of pointUses(document)) {
    if (document.points.has(id) || document.filledPoints.has(id)) continue;
    yield {
      message: `Unknown extension point ${id}: x-extension-points of the root does not define it.`,
      at,
    };
  }
});
