import { defineRule } from "../model/define-rule.ts";
import { pointUses } from "../model/point-uses.ts";

/** A point that stands nowhere, and of which no part stands anywhere, says that something is open, but not what. */
export default defineRule(function* (document) {
  const parts = [...document.points.values()].map(({ node }) => String(node.within));
  const used = new Set([...pointUses(document).map(({ id }) => id), ...parts]);
  for (const [id, point] of document.points) {
    if (used.has(id)) continue;
    yield {
      message: `No x-extension-point names ${id}: attach it to what it leaves open.`,
      at: point.at.key(),
    };
  }
});
