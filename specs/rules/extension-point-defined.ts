import { defineRule } from "../model/define-rule.ts";
import { pointUses } from "../model/point-uses.ts";

/** A misspelled id would silently create a point that no overlay can fill. */
export default defineRule(function* (document) {
  for (const { id, at } of pointUses(document)) {
    if (document.points.has(id) || document.filledPoints.has(id)) continue;
    yield {
      message: `Unknown extension point ${id}: define it in x-extension-points at the root, or correct the id.`,
      at,
    };
  }
});
