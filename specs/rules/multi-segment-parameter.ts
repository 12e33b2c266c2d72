import { templateParameters } from "@seamline/openapi/path-template";
import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/**
 * A parameter value with slashes can only be separated from the rest of the path if the parameter ends the path or only
 * a verb follows.
 */
export default defineRule(function* ({ operations, parameters }) {
  for (const parameter of parameters.filter(({ node }) => "x-multi-segment" in node)) {
    const at = fieldOf(parameter, "x-multi-segment");
    if (parameter.in !== "path") {
      yield { message: "x-multi-segment is only allowed on path parameters: remove it.", at };
      continue;
    }
    for (const { path, parameters: own } of operations.filter((operation) =>
      operation.parameters.includes(parameter),
    )) {
      const isLast =
        templateParameters(path).at(-1) === parameter.name &&
        !path.slice(path.lastIndexOf("}")).includes("/");
      const isOnly = own.filter(({ node }) => "x-multi-segment" in node).length === 1;
      if (!isLast || !isOnly) {
        yield {
          message: `x-multi-segment is only allowed for a single parameter at the end of a path, but ${path} contains {${parameter.name}} elsewhere or has several such parameters: remove it.`,
          at,
        };
      }
    }
  }
});
