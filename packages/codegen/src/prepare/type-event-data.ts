import type { OpenApiDocument, Schema } from "../document/editable-document.ts";
import { resolve } from "../document/operation-entry.ts";

/**
 * Replaces the string `data` in an event's schema with its `contentSchema`, because clients parse the data. Returns the
 * schema itself if nothing changes.
 */
export function withParsedData(document: OpenApiDocument, schema: Schema, depth = 0): Schema {
  if (typeof schema !== "object" || depth > 20) return schema;
  const resolved = resolve<Schema>(document, schema);
  const changed: Schema = { ...resolved };
  let isChanged = false;
  for (const keyword of ["allOf", "anyOf", "oneOf"] as const) {
    const parts = resolved[keyword];
    const parsed = parts?.map((part) => withParsedData(document, part, depth + 1));
    if (parsed?.some((part, index) => part !== parts?.[index])) {
      changed[keyword] = parsed;
      isChanged = true;
    }
  }
  const { data } = resolved.properties ?? {};
  const { contentSchema } = typeof data === "object" ? resolve<Schema>(document, data) : {};
  if (typeof contentSchema === "object" && contentSchema !== null) {
    changed.properties = { ...resolved.properties, data: contentSchema as Schema };
    isChanged = true;
  }
  if (!isChanged) return schema;
  // The discriminator's mapping refers to schemas that this schema no longer contains.
  delete changed.discriminator;
  return changed;
}
