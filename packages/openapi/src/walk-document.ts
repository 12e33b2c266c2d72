import { childKind, type Kind } from "./document-grammar.ts";

export type Node = Record<string, unknown>;

/** Called for every object in a document, parents first, with its kind and its path from the root. */
export type Visitor = (node: Node, kind: Kind, segments: readonly string[]) => void;

/**
 * Visits every OpenAPI object in a document. Skips plain data such as examples and defaults, because a `$ref` in plain
 * data is not a reference. The array of segments is reused between calls, so copy it to keep it.
 */
export function walkDocument(document: Node, visit: Visitor): void {
  walk(document, "document", [], visit);
}

function walk(value: unknown, kind: Kind, segments: string[], visit: Visitor): void {
  if (typeof value !== "object" || value === null) {
    return;
  }
  if (!Array.isArray(value)) {
    visit(value as Node, kind, segments);
  }
  // `items` may be a list of schemas.
  const valueIs = Array.isArray(value) && kind === "schemas" ? "schemaList" : kind;
  for (const key of Object.keys(value)) {
    const child = (value as Node)[key];
    // Most values are strings. Skip them, because large documents are walked many times.
    const childIs = typeof child === "object" ? childKind(valueIs, key) : undefined;
    if (childIs !== undefined) {
      segments.push(key);
      walk(child, childIs, segments, visit);
      segments.pop();
    }
  }
}
