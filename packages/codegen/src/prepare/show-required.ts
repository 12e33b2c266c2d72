import type { OpenApiDocument } from "../document/editable-document.ts";
import type { Node } from "../load/walk.ts";
import { findUnshownProperties } from "../model/required-properties.ts";

/**
 * Writes a property of any value, in place, for each that an object requires without a word about it: without one, its
 * type would leave out what every request has to hold.
 */
export function showRequired(document: OpenApiDocument): void {
  for (const { schema, name } of findUnshownProperties(document as Node & OpenApiDocument)) {
    if (schema.properties !== undefined || [schema.type].flat().includes("object")) {
      schema.properties = { ...(schema.properties as object | undefined), [name]: {} };
    }
  }
}
