import { parseWrittenPointer, valueAt } from "@seamline/openapi/json-pointer";
import type { JsonObject } from "../../model/json.ts";
import { objectOf, pointsNamedBy } from "../provenance/bundle-parts.ts";

/** Returns the points named in a value or anywhere inside it. Follows references. */
export function pointsInside(document: JsonObject, value: unknown, seen: Set<string> = new Set()): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { $ref } = objectOf(value);
  const below = Object.values(value).flatMap((child) => pointsInside(document, child, seen));
  const own = [...new Set([...pointsNamedBy({ value }), ...below])];
  if (typeof $ref !== "string" || seen.has($ref)) return own;
  seen.add($ref);
  return [...own, ...pointsInside(document, valueAt(document, parseWrittenPointer($ref.slice(1))), seen)];
}
