import { defineRule } from "../model/define-rule.ts";
import type { ParameterModel } from "../model/document-model.ts";
import { fieldOf, type Place } from "../model/located.ts";
import { isScalar } from "../model/schema-model.ts";

/** A path parameter must be an escaped scalar: other styles add dots, semicolons or slashes. */
export default defineRule(function* ({ parameters }) {
  for (const parameter of parameters.filter((each) => each.in === "path")) {
    const at = wrongPlace(parameter);
    if (at === undefined) continue;
    yield {
      message: `Path parameter ${parameter.name} must be a scalar with style: simple and without allowReserved.`,
      at,
    };
  }
});

function wrongPlace(parameter: ParameterModel): Place | undefined {
  const { node, schema } = parameter;
  if ((node.style ?? "simple") !== "simple") return fieldOf(parameter, "style");
  if (node.allowReserved === true) return fieldOf(parameter, "allowReserved");
  return schema !== undefined && isScalar(schema) ? undefined : fieldOf(parameter, "schema");
}
