import { defineRule } from "../model/define-rule.ts";
import type { ParameterModel } from "../model/document-model.ts";
import { fieldOf, type Place } from "../model/located.ts";
import { isScalar } from "../model/schema-model.ts";

/** A value in a path is text, escaped: other styles put dots, semicolons or slashes beside it. */
export default defineRule(function* ({ parameters }) {
  for (const parameter of parameters.filter((each) => each.in === "path")) {
    const at = wrongPlace(parameter);
    if (at === undefined) continue;
    yield { message: `Path parameter ${parameter.name} must be a scalar in the style simple, escaped.`, at };
  }
});

function wrongPlace(parameter: ParameterModel): Place | undefined {
  const { node, schema } = parameter;
  if ((node.style ?? "simple") !== "simple") return fieldOf(parameter, "style");
  if (node.allowReserved === true) return fieldOf(parameter, "allowReserved");
  return schema !== undefined && isScalar(schema) ? undefined : fieldOf(parameter, "schema");
}
