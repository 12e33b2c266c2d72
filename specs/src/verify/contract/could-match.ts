import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";

/**
 * Returns false if a value cannot match a schema because of its type, constants, enums or required members. Checks only
 * the value and its members, not deeper values.
 */
export function couldMatch(bundle: OpenApiDocument, written: Schema, value: unknown, depth = 0): boolean {
  const schema = followReferences<Schema>(bundle, written);
  if (!isOfType(schema, value) || !isListed(schema, value)) return false;
  if (depth > 1 || typeof value !== "object" || value === null || Array.isArray(value)) return true;
  const { required = [], properties = {}, additionalProperties, allOf = [] } = schema;
  const isClosed = additionalProperties === false;
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, child]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return property === undefined ? !isClosed : couldMatch(bundle, property, child, depth + 1);
    }) &&
    allOf.every((each) => couldMatch(bundle, each, value, depth))
  );
}

function isListed({ enum: listed, const: only }: Schema, value: unknown): boolean {
  if (only !== undefined && typeof only !== "object" && only !== value) return false;
  const isPlain = listed?.every((each) => typeof each !== "object" || each === null) ?? false;
  return listed === undefined || !isPlain || listed.includes(value as never);
}

function isOfType({ type, nullable }: Schema & { readonly nullable?: unknown }, value: unknown): boolean {
  const types: readonly string[] = [type ?? []].flat();
  if (types.length === 0 || (value === null && nullable === true)) return true;
  if (value === null) return types.includes("null");
  if (Array.isArray(value)) return types.includes("array");
  if (typeof value === "number")
    return types.includes("number") || (types.includes("integer") && Number.isInteger(value));
  return types.includes(typeof value);
}
