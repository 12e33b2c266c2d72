import { defineRule } from "./model/define-rule.ts";
import { fieldOf } from "./model/located.ts";
import { type SchemaModel, typesOf } from "./model/schema-model.ts";

/** JSON numbers above 2^53 lose digits in JavaScript: such integers travel as strings, or within bounds. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    if (!["int64", "uint64"].includes(String(schema.node.format)) || isText(schema)) continue;
    if (typesOf(schema).includes("integer") && isSafe(schema, "minimum") && isSafe(schema, "maximum"))
      continue;
    const message =
      "A 64-bit integer needs type: string, or type: integer with a minimum and a maximum within 2^53 - 1.";
    yield { message, at: fieldOf(schema, "format") };
  }
});

function isText(schema: SchemaModel): boolean {
  return typesOf(schema).join() === "string";
}

function isSafe({ node }: SchemaModel, bound: string): boolean {
  return Number.isSafeInteger(node[bound]);
}
