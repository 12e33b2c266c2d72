import { defineRule } from "../model/define-rule.ts";
import { pointUses } from "../model/point-uses.ts";

/** Readers cannot find the open part of a document if no object names the point or a point within it. */
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
