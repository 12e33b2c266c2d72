import { valueAt } from "@seamline/openapi/json-pointer";
import type { Json, JsonObject } from "../../model/json.ts";
import { BundleNode } from "../bundle-node.ts";

/**
 * Returns the parts of a document as shown that a written value replaces or completes: the target of a replaced `$ref`,
 * the response for a range such as `2XX` and its body schema, or the schema of a body that becomes required.
 *
 * @param segments path of the written value.
 */
export function replacedParts(shown: JsonObject, filled: JsonObject, segments: readonly string[]): Json[] {
  const [root, parent] = [BundleNode.root(shown), segments.slice(0, -1)];
  if (segments.at(-1) === "$ref") return valuesOf(valueAt(shown, segments) && root.at(...parent));
  const [paths, , , member, status, key] = segments;
  if (paths !== "paths" || status === undefined) return [];
  const place = segments.slice(0, 4);
  if (member === "requestBody" && status === "required") return valuesOf(bodySchema(root.at(...place)));
  if (member !== "responses" || key?.startsWith("x-")) return [];
  const range = rangeOf(status, valueAt(shown, place));
  if (range === undefined) return [];
  const before = root.at(...place, range);
  const [schema, sameSchema] = [before, BundleNode.root(filled).at(...place, status)].map(bodySchema);
  return [...valuesOf(before), ...(schema?.pointer === sameSchema?.pointer ? [] : valuesOf(schema))];
}

/** Returns the as-shown response range that a status narrows; undefined if there is none. */
export function rangeOf(status: string, responses: unknown): string | undefined {
  const shown = Object.keys(Object(responses));
  if (shown.includes(status)) return undefined;
  const ranges = [`${status[0]}XX`, ...(/^[45]/.test(status) ? ["default"] : [])];
  return ranges.find((range) => shown.includes(range));
}

/** Returns the schema of the first media type in a response or a request body. */
function bodySchema(body: BundleNode | undefined): BundleNode | undefined {
  return body?.at("content")?.entries()[0]?.[1].at("schema");
}

function valuesOf(node: unknown): Json[] {
  return node instanceof BundleNode ? [node.value] : [];
}
