import type { OpenApiDocument } from "../document/editable-document.ts";
import { type Node, walkDocument } from "../load/walk.ts";

/**
 * Takes away, in place, what only users of a client can do something with: extension points, whose objects then are
 * what is shown of them, and the advice how to read a 64-bit number.
 */
export function adaptToServers(document: OpenApiDocument): void {
  walkDocument(document, (node, kind) => {
    delete node["x-extension-point"];
    if (kind === "schemas" && isBigText(node)) {
      node.description = [node.description, `Format: ${node.format}, in decimal digits.`]
        .filter((text) => text !== undefined)
        .join("\n\n");
      delete node.format;
    }
  });
}

/** 64-bit numbers travel as text. */
function isBigText({ type, format }: Node): boolean {
  return [type].flat().includes("string") && (format === "int64" || format === "uint64");
}
