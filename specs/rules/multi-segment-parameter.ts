import { templateParameters } from "@seamline/openapi/path-template";
import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** A value that spans segments can only be told from what follows when nothing but a verb follows. */
export default defineRule(function* ({ operations, parameters }) {
  for (const parameter of parameters.filter(({ node }) => "x-multi-segment" in node)) {
    const at = fieldOf(parameter, "x-multi-segment");
    if (parameter.in !== "path") {
      yield { message: "x-multi-segment is for path parameters.", at };
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
          message: `{${parameter.name}} may span segments only in the last segment of a path, not in ${path}.`,
          at,
        };
      }
    }
  }
});
