import { defineRule } from "../model/define-rule.ts";
import { errorResponses } from "../model/document-model.ts";

/** With one error schema, callers can handle every failure in the same way. */
export default defineRule(function* ({ operations }) {
  const bodies = operations
    .flatMap(errorResponses)
    .flatMap(({ content }) => content)
    .filter(({ schema }) => schema !== undefined);
  const [first] = bodies;
  const seen = new Set([first?.schema]);
  for (const { schema, at } of bodies) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    yield {
      message:
        "This error schema differs from the other responses' schema: use the same schema for all errors.",
      at: at.child("schema").key(),
    };
  }
});
