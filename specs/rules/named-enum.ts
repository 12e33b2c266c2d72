import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/**
 * Generators invent names for inline enums, and other names in their next release. One allowed value, such as that of
 * a discriminator, is a constant. An enum that says that it is open must say so beside its values.
 */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    const { enum: values } = schema.node;
    if (Array.isArray(values) && values.length > 1 && !schema.named) {
      const message = "Inline enum: move it to components/schemas and refer to it.";
      yield { message, at: fieldOf(schema, "enum") };
    }
    if (!("x-open-enum" in schema.node) || Array.isArray(values)) continue;
    yield {
      message: "x-open-enum needs an enum, whose values it calls known.",
      at: fieldOf(schema, "x-open-enum"),
    };
  }
});
