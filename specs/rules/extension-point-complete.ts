import { defineRule } from "../model/define-rule.ts";
import { knownPoints } from "../model/document-model.ts";
import { EXTENSION_POINT_AREAS } from "../model/extension-point-areas.ts";
import { fieldOf } from "../model/located.ts";

/** Readers need the area, a summary and the source section of each point, and the point that contains it. */
export default defineRule(function* (document) {
  const points = knownPoints(document);
  for (const [id, point] of points) {
    if (!EXTENSION_POINT_AREAS.some((area) => area === point.node.area)) {
      const message = `Extension point ${id} needs an area: one of ${EXTENSION_POINT_AREAS.join(", ")}.`;
      yield { message, at: fieldOf(point, "area") };
    }
    for (const field of ["source", "summary"]) {
      if (typeof point.node[field] === "string" && point.node[field] !== "") continue;
      const message = `Extension point ${id} needs a ${field}: add a non-empty string.`;
      yield { message, at: fieldOf(point, field) };
    }
    const { within } = point.node;
    if (within === undefined || (points.has(String(within)) && within !== id)) continue;
    const message = `Extension point ${id} has an unknown parent: ${within}: set within to another point in the document.`;
    yield { message, at: fieldOf(point, "within") };
  }
});
