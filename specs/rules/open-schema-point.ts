import { defineRule } from "../model/define-rule.ts";
import { pointsOf } from "../model/point-uses.ts";
import type { SchemaModel } from "../model/schema-model.ts";

const TYPING_KEYWORDS = ["type", "properties", "enum", "const", "allOf", "oneOf", "anyOf", "not"];

/** An open schema must name the extension point through which it can be filled. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    if (!isOpen(schema) || pointsOf(schema).length > 0) continue;
    yield {
      message: "An open schema needs an x-extension-point: name the point that describes what is open.",
      at: schema.at.key(),
    };
  }
});

function isOpen({ node }: SchemaModel): boolean {
  return node.additionalProperties === true || !TYPING_KEYWORDS.some((keyword) => keyword in node);
}
