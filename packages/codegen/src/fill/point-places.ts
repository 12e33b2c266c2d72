import type { Kind } from "@seamline/openapi/document-grammar";
import { type Node, walkDocument } from "@seamline/openapi/walk-document";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { pointIds } from "../document/points.ts";

/** An object in a document that names an extension point. */
export interface PointPlace {
  /** Kind of the object: `schemas`, `parameters`, `operation`, `responses`, `document`, … */
  readonly kind: Kind;
  readonly segments: readonly string[];
  readonly node: Node;
  /** Nested places of the same point, such as the properties of a schema. */
  readonly inner: readonly PointPlace[];
}

/** Returns the places of a point in document order. Inner places are listed inside their outer place. */
export function placesOf(document: OpenApiDocument, id: string): PointPlace[] {
  const outer: (PointPlace & { inner: PointPlace[] })[] = [];
  walkDocument(document, (node, kind, segments) => {
    if (!pointIds(node).includes(id)) return;
    const place = { kind, node, segments: [...segments], inner: [] };
    const around = outer.find((candidate) => isInside(place, candidate));
    (around?.inner ?? outer).push(place);
  });
  return outer;
}

/** Returns whether a place is inside another place. Ignores the root as an outer place. */
function isInside(place: PointPlace, outer: PointPlace): boolean {
  return (
    outer.segments.length > 0 && outer.segments.every((segment, index) => segment === place.segments[index])
  );
}

/** Describes a place: the name of a component, or the operationId, followed by the path inside it. */
export function nameOfPlace({ segments }: Pick<PointPlace, "segments">, document: OpenApiDocument): string {
  const [root, first = "", second = "", ...rest] = segments;
  if (root === undefined) return "the document";
  if (root === "components") return [second, ...rest].join("/");
  const operation = (document.paths as Record<string, Record<string, Node>> | undefined)?.[first]?.[second];
  const name = typeof operation?.operationId === "string" ? operation.operationId : `${second} ${first}`;
  return [name, ...rest].join("/");
}
