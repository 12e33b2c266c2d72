import { defineRule } from "../model/define-rule.ts";
import { pointUses } from "../model/point-uses.ts";

/** If a point and its parts are not attached to anything, readers cannot see what is open. */
export default defineRule(function* (document) {
  const parts = [...document.points.values()].map(({ node }) => String(node.within));
  const used = new Set([...pointUses(document).map(({ id }) => id), ...parts]);
  for (const [id, point] of document.points) {
    if (used.has(id)) continue;
    yield {
      message: `Extension point ${id} is not used: add x-extension-point: ${id} to the part that it leaves open.`,
      at: point.at.key(),
    };
  }
});
