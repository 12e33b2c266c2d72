import { type Node, walkDocument } from "@seamline/openapi/walk-document";

/**
 * Rewrites, in place, references to the document by its own URI (`$self` in OpenAPI 3.2). Other relative references are
 * resolved against the file's location.
 */
export function resolveSelfReferences(document: Node): void {
  const { $self } = document;
  if (typeof $self !== "string" || $self === "") return;
  walkDocument(document, (node) => {
    if (typeof node.$ref === "string" && node.$ref.startsWith(`${$self}#`)) {
      node.$ref = node.$ref.slice($self.length);
    }
  });
}
