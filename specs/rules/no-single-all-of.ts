import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** An `allOf` of one is a way to put something beside a reference, which generators turn into a type of its own. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    if (!Array.isArray(schema.node.allOf) || schema.node.allOf.length !== 1) continue;
    yield { message: "allOf with one member: refer to the schema itself.", at: fieldOf(schema, "allOf") };
  }
});
