import { defineRule } from "../model/define-rule.ts";
import { type BodyModel, bodiesOf, successResponses } from "../model/document-model.ts";
import { fieldOf } from "../model/located.ts";

/**
 * Several success schemas or media types become a union. Some generators drop the union, and callers must narrow it.
 */
export default defineRule(function* ({ operations }) {
  const bodies = new Set<BodyModel["node"]>();
  for (const operation of operations) {
    if (successResponses(operation).length > 1) {
      yield {
        message: "The operation has more than one success response: keep one.",
        at: fieldOf(operation, "responses"),
      };
    }
    for (const body of bodiesOf(operation)) {
      if (body.content.length < 2 || bodies.has(body.node)) continue;
      bodies.add(body.node);
      yield { message: "The body has more than one media type: keep one.", at: fieldOf(body, "content") };
    }
  }
});
