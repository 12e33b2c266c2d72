import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** An `allOf` with one member is a trick to add keywords to a reference. Generators turn it into a separate type. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    if (!Array.isArray(schema.node.allOf) || schema.node.allOf.length !== 1) continue;
    yield {
      message: "allOf has only one member: refer to its schema directly.",
      at: fieldOf(schema, "allOf"),
    };
  }
});
