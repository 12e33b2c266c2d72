import { type Node, walkDocument } from "@seamline/openapi/walk-document";
import type { OpenApiDocument } from "../document/editable-document.ts";

/**
 * Removes, in place, parts that are only useful for clients: extension points, and advice on reading 64-bit numbers.
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

/** Returns whether the schema is a 64-bit number, which is sent as a string. */
function isBigText({ type, format }: Node): boolean {
  return [type].flat().includes("string") && (format === "int64" || format === "uint64");
}
