import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** A client that rejects unknown fields breaks as soon as the service adds one. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    if (!schema.uses.has("response") || schema.node.additionalProperties !== false) continue;
    const message =
      "additionalProperties: false in a response rejects fields that the service adds later: remove it.";
    yield { message, at: fieldOf(schema, "additionalProperties") };
  }
});
