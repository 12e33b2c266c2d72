import { defineRule } from "../model/define-rule.ts";
import { pointUses } from "../model/point-uses.ts";

/** A point is either filled or open. A filled point that is still used would be both. */
export default defineRule(function* (document) {
  for (const [id, point] of document.filledPoints) {
    if (!document.points.has(id)) continue;
    yield {
      message: `Extension point ${id} is in both x-filled-points and x-extension-points: remove it from one list.`,
      at: point.at.key(),
    };
  }
  for (const { id, at } of pointUses(document)) {
    if (!document.filledPoints.has(id) || document.points.has(id)) continue;
    yield {
      message: `Extension point ${id} is filled but still used here: define a separate point for the part that is still open.`,
      at,
    };
  }
});
