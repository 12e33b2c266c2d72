import { defineRule } from "../model/define-rule.ts";

/**
 * A reason explains a value that no source states, so it must not cover a whole schema. The bounds and the default of a
 * parameter are often stated although its type is not.
 */
export default defineRule(function* ({ inferredReasons }) {
  for (const [name, { node, at }] of inferredReasons) {
    if (!Array.isArray(node.covers) || !node.covers.includes("schema/**")) continue;
    yield {
      message: `The reason ${name} covers the whole schema of a parameter: list the inferred keywords, such as schema/type.`,
      at: at.child(["covers"]).key(),
    };
  }
});
