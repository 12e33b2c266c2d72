import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** A client that refuses unknown fields breaks on the day the service adds one. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    if (!schema.uses.has("response") || schema.node.additionalProperties !== false) continue;
    const message = "additionalProperties: false in a response refuses the fields of tomorrow: remove it.";
    yield { message, at: fieldOf(schema, "additionalProperties") };
  }
});
