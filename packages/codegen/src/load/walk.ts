import { childKind, type Kind } from "./grammar.ts";

export type Node = Record<string, unknown>;

/** Called for every object of a document, parents first, with its kind and its segments from the root. */
export type Visitor = (node: Node, kind: Kind, segments: readonly string[]) => void;

/**
 * Visits every OpenAPI object of a document. Examples, defaults and other plain data are not entered, so that
 * a `$ref` inside them is no reference. The segments are one array that changes: copy what is kept.
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
  // `items` may be a list in the JSON Schema of OpenAPI 3.1.
  const valueIs = Array.isArray(value) && kind === "schemas" ? "schemaList" : kind;
  for (const key of Object.keys(value)) {
    const child = (value as Node)[key];
    // Most values are texts, and a large document is walked many times.
    const childIs = typeof child === "object" ? childKind(valueIs, key) : undefined;
    if (childIs !== undefined) {
      segments.push(key);
      walk(child, childIs, segments, visit);
      segments.pop();
    }
  }
}
