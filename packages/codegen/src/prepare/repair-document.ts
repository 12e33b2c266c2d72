import { childKind, type Kind } from "../load/grammar.ts";
import { type Node, walkDocument } from "../load/walk.ts";
import type { OpenApiDocument } from "../openapi.ts";

const lists: ReadonlySet<Kind> = new Set<Kind>(["parameterList", "schemaList"]);
const texts: ReadonlySet<string> = new Set(["title", "summary", "description"]);

/**
 * Puts right, in place, what YAML makes of a document that is a little careless: a key with nothing behind it is
 * `null`, and a text of digits alone is a number. No later step looks for either.
 */
export function repairDocument(document: OpenApiDocument): void {
  walkDocument(document, (node, kind) => {
    for (const [key, value] of Object.entries(node)) {
      const valueIs = childKind(kind, key);
      if (valueIs !== undefined) {
        fillEmpty(node, key, value, valueIs);
      } else if (texts.has(key) && typeof value !== "string") {
        node[key] = typeof value === "object" ? undefined : String(value);
      }
    }
  });
}

function fillEmpty(node: Node, key: string, value: unknown, kind: Kind): void {
  if (value === null) {
    node[key] = lists.has(kind) ? [] : {};
  } else if (Array.isArray(value) && value.includes(null)) {
    node[key] = value.filter((element) => element !== null);
  }
}
