import { defineRule } from "./model/define-rule.ts";
import { DOCUMENT_AREAS } from "./model/extension-point-areas.ts";
import { pointUses } from "./model/point-uses.ts";

/** Only what has no place of its own in a document, such as events, may stand on the document alone. */
export default defineRule(function* (document) {
  const uses = pointUses(document);
  const attached = new Set(uses.filter(({ onDocument }) => !onDocument).map(({ id }) => id));
  for (const { id, at } of uses) {
    const area = document.points.get(id)?.node.area;
    if (typeof area !== "string" || DOCUMENT_AREAS.has(area) || attached.has(id)) continue;
    const message = `Extension point ${id} of the area ${area} stands on the document alone: attach it to a schema, parameter, operation or response.`;
    yield { message, at };
  }
});
