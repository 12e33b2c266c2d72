import { parsePointer } from "@seamline/openapi/json-pointer";
import { isJsonObject, type JsonObject } from "../model/json.ts";
import type { LintProblem } from "./redocly-lint.ts";

/**
 * Adds the operation, the location and a fix to a structural problem in a filled document. Redocly only reports that a
 * field must be present "on this level", on the line of an action that may write to every operation.
 *
 * @param openapi the filled document.
 */
export function explainStructure<Problem extends LintProblem>(
  problem: Problem,
  openapi: JsonObject,
): Problem {
  if (problem.ruleId !== "struct" || problem.pointer === undefined) return problem;
  const [section = "", path = "", method = "", ...rest] = parsePointer(problem.pointer);
  const place = section === "paths" ? operationAt(openapi, path, method) : undefined;
  const where =
    place === undefined ? problem.pointer : `${place}${rest.length > 0 ? ` at ${rest.join("/")}` : ""}`;
  const message = `${where}: ${problem.message} Overlays write only part of this object: write the rest in an action for this object, or narrow the target of the action.`;
  return { ...problem, message };
}

function operationAt({ paths }: JsonObject, path: string, method: string): string | undefined {
  const item = isJsonObject(paths) ? paths[path] : undefined;
  const operation = isJsonObject(item) ? item[method] : undefined;
  if (!isJsonObject(operation)) return undefined;
  return `${operation.operationId} (${method.toUpperCase()} ${path})`;
}
