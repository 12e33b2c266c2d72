import { defineRule } from "../model/define-rule.ts";
import type { ParameterModel } from "../model/document-model.ts";
import { childrenOf, isScalar, typesOf } from "../model/schema-model.ts";

/** Generators agree only on the serialization of scalars and exploded arrays. */
export default defineRule(function* ({ parameters }) {
  for (const parameter of parameters.filter((each) => each.in === "query")) {
    if (isPlain(parameter)) continue;
    const message = `Query parameter ${parameter.name} must be a scalar or an exploded array of scalars, in the default style and without allowReserved.`;
    yield { message, at: parameter.at.child("name") };
  }
});

function isPlain({ node, schema }: ParameterModel): boolean {
  const isDefault =
    (node.style ?? "form") === "form" && node.explode !== false && node.allowReserved !== true;
  if (schema === undefined || !isDefault) return false;
  return (
    isScalar(schema) || (typesOf(schema).includes("array") && childrenOf(schema, "items").every(isScalar))
  );
}
