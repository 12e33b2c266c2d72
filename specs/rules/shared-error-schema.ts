import { defineRule } from "../model/define-rule.ts";
import { errorResponses } from "../model/document-model.ts";

/** Error bodies of different shapes leave callers without one way to read a failure. */
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
      message: "Another error schema than the other responses have: share one.",
      at: at.child("schema").key(),
    };
  }
});
