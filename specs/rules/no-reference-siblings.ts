import { defineRule } from "../model/define-rule.ts";

/**
 * OpenAPI 3.0 ignores siblings of a $ref, including `nullable`. How siblings are handled varies between 3.1 generators.
 */
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
