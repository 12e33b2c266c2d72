import type { OpenApiDocument } from "../document/editable-document.ts";
import { pointIds } from "../document/points.ts";
import type { Kind } from "../load/grammar.ts";
import { type Node, walkDocument } from "../load/walk.ts";

/** An object of a document that names an extension point. */
export interface PointPlace {
  /** What it is: `schemas`, `parameters`, `operation`, `responses`, `document`, … */
  readonly kind: Kind;
  readonly segments: readonly string[];
  readonly node: Node;
  /** Places of the same point inside this one, such as the properties of a schema. */
  readonly inner: readonly PointPlace[];
}

/** The places that name a point, in document order; those inside of another belong to that one. */
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

/** The root is around everything, and no place of what it names. */
function isInside(place: PointPlace, outer: PointPlace): boolean {
  return (
    outer.segments.length > 0 && outer.segments.every((segment, index) => segment === place.segments[index])
  );
}

/** A place in words: the name of a component, or the operationId and what lies below. */
export function nameOfPlace({ segments }: Pick<PointPlace, "segments">, document: OpenApiDocument): string {
  const [root, first = "", second = "", ...rest] = segments;
  if (root === undefined) return "the document";
  if (root === "components") return [second, ...rest].join("/");
  const operation = (document.paths as Record<string, Record<string, Node>> | undefined)?.[first]?.[second];
  const name = typeof operation?.operationId === "string" ? operation.operationId : `${second} ${first}`;
  return [name, ...rest].join("/");
}
