import { defineRule } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";
import { isObjectSchema, type SchemaModel } from "../model/schema-model.ts";

/**
 * Generators invent names for inline objects, and other names in their next release. A map needs no name. One of
 * anything is as good as an object of which nothing is known, which is worth a name, unless an overlay knows better.
 */
export default defineRule(function* ({ schemas, isFilled }) {
  for (const schema of schemas) {
    if (!isObjectSchema(schema) || schema.named) continue;
    if (isMap(schema) && (isFilled || isJsonObject(schema.node.additionalProperties))) continue;
    const message = "Inline object schema: move it to a file of components/schemas and refer to it.";
    yield { message, at: schema.at.key() };
  }
});

/** Whether a schema names no property, and says something about those that may come. */
function isMap({ node }: SchemaModel): boolean {
  const hasMembers = ["properties", "allOf", "oneOf", "anyOf"].some((keyword) => keyword in node);
  return !hasMembers && "additionalProperties" in node;
}
