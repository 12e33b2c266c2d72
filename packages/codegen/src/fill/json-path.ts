import { formatJsonPath, formatSteps, quoteForJsonPath } from "@seamline/openapi/json-path";
import type { OpenApiDocument } from "../document/editable-document.ts";

/** Returns the JSONPath to one location. Selects operations by operationId. */
export function pathTo(segments: readonly string[], document: OpenApiDocument): string {
  const [root, path = "", method = "", ...rest] = segments;
  const operation = root === "paths" ? document.paths?.[path]?.[method as "get"] : undefined;
  const id = operation?.operationId;
  if (id === undefined) return formatJsonPath(segments);
  return `$.paths[*][?@.operationId == ${quoteForJsonPath(id)}]${formatSteps(rest)}`;
}

/** Returns the JSONPath to several entries of one object. */
export function pathToEntries(holder: readonly string[], keys: readonly string[]): string {
  const names = keys.length === 1 ? formatSteps(keys) : `[${keys.map(quoteForJsonPath).join(",")}]`;
  return `${formatJsonPath(holder)}${names}`;
}
