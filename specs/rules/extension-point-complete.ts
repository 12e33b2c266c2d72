import { defineRule } from "../model/define-rule.ts";
import { knownPoints } from "../model/document-model.ts";
import { EXTENSION_POINT_AREAS } from "../model/extension-point-areas.ts";
import { fieldOf } from "../model/located.ts";

/** Readers of a point want to know what it leaves open, where the source says so, and what it is a part of. */
export default defineRule(function* (document) {
  const points = knownPoints(document);
  for (const [id, point] of points) {
    if (!EXTENSION_POINT_AREAS.some((area) => area === point.node.area)) {
      const message = `Extension point ${id} needs an area: one of ${EXTENSION_POINT_AREAS.join(", ")}.`;
      yield { message, at: fieldOf(point, "area") };
    }
    for (const field of ["source", "summary"]) {
      if (typeof point.node[field] === "string" && point.node[field] !== "") continue;
      const message = `Extension point ${id} needs a ${field}, a text that is not empty.`;
      yield { message, at: fieldOf(point, field) };
    }
    const { within } = point.node;
    if (within === undefined || (points.has(String(within)) && within !== id)) continue;
    const message = `Extension point ${id} is within ${within}: name another point of the document.`;
    yield { message, at: fieldOf(point, "within") };
  }
});
