import { defineRule } from "../model/define-rule.ts";
import { typesOf } from "../model/schema-model.ts";

const CONTENT_KEYWORDS = ["properties", "additionalProperties", "allOf", "oneOf", "anyOf"];

/**
 * Generators read a bare `type: object` as an object that may hold nothing, or anything, as they like. An object that
 * names its properties needs no word on others: where nothing is left open there is no extension point, and JSON
 * Schema's own default, that others may come, is what every generator writes for it.
 */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    if (!typesOf(schema).includes("object")) continue;
    if (CONTENT_KEYWORDS.some((keyword) => keyword in schema.node)) continue;
    yield { message: "type: object needs properties or additionalProperties.", at: schema.at.key() };
  }
});
