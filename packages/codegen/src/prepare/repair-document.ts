import type { OpenApiDocument } from "../document/editable-document.ts";
import { childKind, type Kind } from "../load/grammar.ts";
import { type Node, walkDocument } from "../load/walk.ts";

const lists: ReadonlySet<Kind> = new Set<Kind>(["parameterList", "schemaList"]);
const texts: ReadonlySet<string> = new Set(["title", "summary", "description"]);

/** Fields of a schema that may hold `null` as a value. */
const values: ReadonlySet<string> = new Set(["const", "default", "example"]);

/**
 * Puts right, in place, what YAML makes of a document that is a little careless: a key with nothing behind it is
 * `null`, a text of digits alone is a number, and the type `null` without quotes is no text. Takes away what older
 * dialects have and OpenAPI 3 has not: `required: true` in a schema. No later step looks for any of it.
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
  // Extensions beside statuses would be read as responses.
  return kind === "responsesByStatus" && key.startsWith("x-");
}

function fillEmpty(node: Node, key: string, value: unknown, kind: Kind): void {
  if (value === null) {
    node[key] = lists.has(kind) ? [] : {};
  } else if (Array.isArray(value) && value.includes(null)) {
    node[key] = value.filter((element) => element !== null);
  }
}
