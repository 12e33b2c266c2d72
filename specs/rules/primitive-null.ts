import { defineRule } from "../model/define-rule.ts";
import type { Json } from "../model/json.ts";
import { fieldOf } from "../model/located.ts";
import { childrenOf, isObjectSchema, type SchemaModel } from "../model/schema-model.ts";

const UNIONS = ["oneOf", "anyOf", "allOf"];

/** Keywords that further restrict a value and may exclude null. */
const CHOICES = [...UNIONS, "enum", "const"];

/** Generators agree on `null` for a primitive or an array, but not for objects, unions, enums or references. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    const keyword = nullKeyword(schema);
    if (keyword === undefined) continue;
    const message = `null is not portable in ${keyword}: only a primitive or an array can be null, as in type: [string, 'null'].`;
    yield { message, at: fieldOf(schema, keyword) };
  }
});

function nullKeyword(schema: SchemaModel): string | undefined {
  const { type, enum: values } = schema.node;
  if (Array.isArray(values) && values.includes(null)) return "enum";
  if (allowsNull(type) && (isObjectSchema(schema) || CHOICES.some((each) => each in schema.node)))
    return "type";
  if (schema.node.const === null) return "const";
  return UNIONS.find((keyword) => childrenOf(schema, keyword).some(({ node }) => allowsNull(node.type)));
}

function allowsNull(type: Json | undefined): boolean {
  return type === "null" || (Array.isArray(type) && type.includes("null"));
}
