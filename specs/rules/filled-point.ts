import { defineRule } from "../model/define-rule.ts";
import { pointUses } from "../model/point-uses.ts";

/** A point is filled or open: one that is filled and still named somewhere would be known and unknown at once. */
export default defineRule(function* (document) {
  for (const [id, point] of document.filledPoints) {
    if (!document.points.has(id)) continue;
    yield {
      message: `Extension point ${id} is in x-extension-points too: it is filled or open.`,
      at: point.at.key(),
    };
  }
  for (const { id, at } of pointUses(document)) {
    if (!document.filledPoints.has(id) || document.points.has(id)) continue;
    yield {
      message: `Extension point ${id} is filled: what is still open here needs a point of its own.`,
      at,
    };
  }
});
