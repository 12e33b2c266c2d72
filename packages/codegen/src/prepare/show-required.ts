import type { Node } from "@seamline/openapi/walk-document";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { findUnshownProperties } from "../model/required-properties.ts";

/**
 * Adds, in place, a property of unknown type for each required name that has no property. Otherwise the type would not
 * contain the required property.
 */
export function showRequired(document: OpenApiDocument): void {
  for (const { schema, name } of findUnshownProperties(document as Node & OpenApiDocument)) {
    if (schema.properties !== undefined || [schema.type].flat().includes("object")) {
      schema.properties = { ...(schema.properties as object | undefined), [name]: {} };
    }
  }
}
