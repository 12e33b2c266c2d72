import { defineRule } from "../model/define-rule.ts";
import { type BodyModel, bodiesOf, successResponses } from "../model/document-model.ts";
import { fieldOf } from "../model/located.ts";

/** Several success schemas or media types give unions that generators drop, or that callers must take apart. */
export default defineRule(function* ({ operations }) {
  const bodies = new Set<BodyModel["node"]>();
  for (const operation of operations) {
    if (successResponses(operation).length > 1) {
      yield { message: "More than one success response: keep one.", at: fieldOf(operation, "responses") };
    }
    for (const body of bodiesOf(operation)) {
      if (body.content.length < 2 || bodies.has(body.node)) continue;
      bodies.add(body.node);
      yield { message: "More than one media type: keep one.", at: fieldOf(body, "content") };
    }
  }
});
