import { valueAt } from "@seamline/openapi/json-pointer";
import type { OpenApiDocument } from "../editable-document.ts";
import { walkDocument } from "../load/walk.ts";

/** The schemas that responses are made of, as `components/schemas/<name>`. */
export function schemasOfResponses(document: OpenApiDocument): ReadonlySet<string> {
  const found = new Set<string>();
  walkDocument(document, (node, kind) => {
    if (kind === "responses") collect(node, document, found);
  });
  return found;
}

function collect(value: unknown, document: OpenApiDocument, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key !== "$ref" || typeof child !== "string") {
      collect(child, document, found);
      continue;
    }
    const name = child.replace(/^#\//, "");
    if (found.has(name)) continue;
    found.add(name);
    collect(valueAt(document, child), document, found);
  }
}
