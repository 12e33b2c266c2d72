import { defineRule } from "./model/define-rule.ts";
import { fieldOf } from "./model/located.ts";
import { childrenOf, isObjectSchema, type SchemaModel } from "./model/schema-model.ts";

/** Generators agree on `null` beside a primitive or an array only: not on objects, unions, enums or references. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    const keyword = nullKeyword(schema);
    if (keyword === undefined) continue;
    const message = `null in ${keyword}: only a primitive or an array may be null, as type: [string, 'null'].`;
    yield { message, at: fieldOf(schema, keyword) };
  }
});

function nullKeyword(schema: SchemaModel): string | undefined {
  const { type, enum: values } = schema.node;
  if (Array.isArray(type) && type.includes("null") && isObjectSchema(schema)) return "type";
  if (Array.isArray(values) && values.includes(null)) return "enum";
  return ["oneOf", "anyOf", "allOf"].find((keyword) =>
    childrenOf(schema, keyword).some(({ node }) => node.type === "null"),
  );
}
