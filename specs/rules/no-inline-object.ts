import { defineRule } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";
import { isObjectSchema, type SchemaModel } from "../model/schema-model.ts";

/**
 * Generators invent names for inline objects, and change them between releases. Maps need no name. In a document as
 * shown, maps of arbitrary values are also allowed, because their fields are unknown and an overlay may define them.
 */
export default defineRule(function* ({ schemas, isFilled }) {
  for (const schema of schemas) {
    if (!isObjectSchema(schema) || schema.named) continue;
    if (isMap(schema) && (isFilled || isJsonObject(schema.node.additionalProperties))) continue;
    const message = "Inline object schema: move it to a file in components/schemas and refer to it.";
    yield { message, at: schema.at.key() };
  }
});

/** Returns whether a schema declares no properties but describes additional properties. */
function isMap({ node }: SchemaModel): boolean {
  const hasMembers = ["properties", "allOf", "oneOf", "anyOf"].some((keyword) => keyword in node);
  return !hasMembers && "additionalProperties" in node;
}
