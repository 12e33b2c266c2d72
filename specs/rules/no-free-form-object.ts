import { defineRule } from "../model/define-rule.ts";
import { typesOf } from "../model/schema-model.ts";

const CONTENT_KEYWORDS = ["properties", "additionalProperties", "allOf", "oneOf", "anyOf"];

/**
 * Some generators read a bare `type: object` as an empty object, others as a map. Objects with properties need no
 * `additionalProperties`, because JSON Schema allows unknown properties by default, and generators agree on that.
 */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    if (!typesOf(schema).includes("object")) continue;
    if (CONTENT_KEYWORDS.some((keyword) => keyword in schema.node)) continue;
    yield {
      message: "A bare type: object is ambiguous: add properties or additionalProperties.",
      at: schema.at.key(),
    };
  }
});
