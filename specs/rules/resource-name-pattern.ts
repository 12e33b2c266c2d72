import { templateParameters } from "@seamline/openapi/path-template";
import { defineRule, type Finding } from "../model/define-rule.ts";
import type { OperationModel } from "../model/document-model.ts";
import { type ResourceName, resourceNameOf } from "../model/resource-name.ts";

/** A client splits a resource name by the pattern and puts the parts into the path, so pattern and path must agree. */
export default defineRule(function* ({ operations }) {
  for (const operation of operations) {
    const name = resourceNameOf(operation);
    if (name !== undefined) yield* checkPattern(operation, name);
  }
});

function* checkPattern(
  { path, parameters }: OperationModel,
  { pattern, located }: ResourceName,
): Generator<Finding> {
  const at = located.at.child("pattern");
  if (!isPartOf(path, pattern)) {
    yield {
      message: `The path ${path} does not contain the segments of the pattern ${pattern}: make them agree.`,
      at,
    };
  }
  for (const name of templateParameters(pattern)) {
    if (parameters.some((parameter) => parameter.in === "path" && parameter.name === name)) continue;
    yield {
      message: `The pattern contains {${name}}, which is not a path parameter of the operation: add the parameter, or correct the pattern.`,
      at,
    };
  }
}

function isPartOf(path: string, pattern: string): boolean {
  const start = path.indexOf(`/${pattern}`);
  const next = path.at(start + pattern.length + 1);
  return start >= 0 && (next === undefined || next === "/" || next === ":");
}
