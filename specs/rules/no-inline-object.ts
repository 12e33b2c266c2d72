import { defineRule } from "./model/define-rule.ts";
import { isObjectSchema } from "./model/schema-model.ts";

/** Generators invent names for inline objects, and other names in their next release. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    if (!isObjectSchema(schema) || schema.named) continue;
    const message = "Inline object schema: move it to a file of components/schemas and refer to it.";
    yield { message, at: schema.at.key() };
  }
});
