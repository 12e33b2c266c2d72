import { defineRule } from "../model/define-rule.ts";

/** OpenAPI 3.0 ignores siblings of a $ref, including `nullable`. Generators for 3.1 handle siblings differently. */
export default defineRule(function* ({ references }) {
  for (const { node, at } of references) {
    for (const sibling of Object.keys(node).filter((key) => key !== "$ref")) {
      yield {
        message: `${sibling} is next to a $ref, where some generators ignore it: move it into the target of the reference.`,
        at: at.child(sibling).key(),
      };
    }
  }
});
