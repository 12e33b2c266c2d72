import { childKind, type Kind } from "@seamline/openapi/document-grammar";
import { type Node, walkDocument } from "@seamline/openapi/walk-document";
import type { OpenApiDocument } from "../document/editable-document.ts";

const lists: ReadonlySet<Kind> = new Set<Kind>(["parameterList", "schemaList", "encodingList"]);
const texts: ReadonlySet<string> = new Set(["title", "summary", "description"]);

/** Schema fields that may be `null`. */
const values: ReadonlySet<string> = new Set(["const", "default", "example"]);

/**
 * Repairs, in place, mistakes that YAML authors often make: a key without a value is `null`, an unquoted string of
 * digits is a number, and an unquoted `null` type is not a string. Removes `required: true` in schemas, which older
 * dialects allow. Later steps rely on these repairs.
 */
export function repairDocument(document: OpenApiDocument): void {
  walkDocument(document, (node, kind) => {
    for (const [key, value] of Object.entries(node)) {
      const valueIs = childKind(kind, key);
      if (valueIs === undefined) {
        repairField(node, kind, key, value);
      } else {
        fillEmpty(node, key, value, valueIs);
      }
    }
  });
}

function repairField(node: Node, kind: Kind, key: string, value: unknown): void {
  if (isWithoutMeaning(kind, key, value)) {
    delete node[key];
  } else if (kind === "schemas" && key === "type" && Array.isArray(value)) {
    node[key] = value.map((type) => type ?? "null");
  } else if (isText(kind, key) && typeof value !== "string") {
    node[key] = typeof value === "object" ? undefined : String(value);
  }
}

function isText(kind: Kind, key: string): boolean {
  return texts.has(key) || (kind === "parameters" && key === "name");
}

function isWithoutMeaning(kind: Kind, key: string, value: unknown): boolean {
  if (value === null) {
    return kind !== "schemas" || !values.has(key);
  }
  if (kind === "schemas") {
    return key === "required" && typeof value === "boolean";
  }
  // Extensions next to statuses would be mistaken for responses.
  return kind === "responsesByStatus" && key.startsWith("x-");
}

function fillEmpty(node: Node, key: string, value: unknown, kind: Kind): void {
  if (value === null) {
    node[key] = lists.has(kind) ? [] : {};
  } else if (Array.isArray(value) && value.includes(null)) {
    node[key] = value.filter((element) => element !== null);
  }
}
