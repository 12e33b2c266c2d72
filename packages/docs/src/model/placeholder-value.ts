import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";

/** Maximum depth of nested objects and lists. */
const MAX_DEPTH = 5;

/** Text for string formats and patterns that the default text does not match. */
const TEXTS: Readonly<Record<string, string>> = {
  byte: "c2VhbWxpbmU=",
  date: "2026-01-31",
  "date-time": "2026-01-31T09:30:00Z",
  email: "ada@example.com",
  int64: "1",
  uint64: "1",
  uri: "https://example.com",
};

/** Returns a value that matches the types in a schema. Lists have one item, and deeply nested members are omitted. */
export function placeholderValue(bundle: OpenApiDocument, written: Schema, depth = 0): unknown {
  const schema = followReferences<Schema>(bundle, written as Schema);
  const [first] = [schema.enum ?? schema["x-extensible-enum"] ?? []].flat();
  if (first !== undefined) return first;
  switch ([schema.type].flat()[0]) {
    case "object":
      return placeholderObject(bundle, schema, depth);
    case "array":
      return depth < MAX_DEPTH && schema.items ? [placeholderValue(bundle, schema.items, depth + 1)] : [];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    default:
      return TEXTS[schema.format ?? ""] ?? "text";
  }
}

function placeholderObject(bundle: OpenApiDocument, { properties = {} }: Schema, depth: number): object {
  if (depth >= MAX_DEPTH) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, placeholderValue(bundle, schema, depth + 1)]),
  );
}
