import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/**
 * Generators invent names for inline enums, and change them between releases. An enum with one value, such as a
 * discriminator, is a constant. `x-open-enum` must be next to the values that it describes.
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
      message: "x-open-enum requires an enum: list the known values here, or remove it.",
      at: fieldOf(schema, "x-open-enum"),
    };
  }
});
