import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** Generators write the default as a constant of the enum, so a default outside the enum does not compile. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    const { default: fallback, enum: values } = schema.node;
    if (fallback === undefined || !Array.isArray(values) || values.includes(fallback)) continue;
    yield {
      message: `The default ${JSON.stringify(fallback)} is not in the enum: use one of its values, or add this value.`,
      at: fieldOf(schema, "default"),
    };
  }
});
