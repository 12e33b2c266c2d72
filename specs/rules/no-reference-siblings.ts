import { defineRule } from "../model/define-rule.ts";

/** OpenAPI 3.0 ignores what stands beside a $ref, `nullable` too; generators for 3.1 differ. */
export default defineRule(function* ({ references }) {
  for (const { node, at } of references) {
    for (const sibling of Object.keys(node).filter((key) => key !== "$ref")) {
      yield {
        message: `${sibling} beside a $ref: put it into what the reference leads to.`,
        at: at.child(sibling).key(),
      };
    }
  }
});
