import { defineRule } from "./model/define-rule.ts";
import type { ParameterModel } from "./model/document-model.ts";
import { childrenOf, isObjectSchema, type SchemaModel, typesOf } from "./model/schema-model.ts";

/** Scalars and exploded arrays are written alike by every generator; nothing else is. */
export default defineRule(function* ({ parameters }) {
  for (const parameter of parameters.filter((each) => each.in === "query")) {
    if (isPlain(parameter)) continue;
    const message = `Query parameter ${parameter.name} must be a scalar or an exploded array of scalars, in the default style.`;
    yield { message, at: parameter.at.child("name") };
  }
});

function isPlain({ node, schema }: ParameterModel): boolean {
  if (schema === undefined || (node.style ?? "form") !== "form" || node.explode === false) return false;
  return (
    isScalar(schema) || (typesOf(schema).includes("array") && childrenOf(schema, "items").every(isScalar))
  );
}

function isScalar(schema: SchemaModel): boolean {
  return !isObjectSchema(schema) && !typesOf(schema).includes("array");
}
