import type { JsonObject } from "../../model/json.ts";
import { type BundlePart, bundleParts, pointsNamedBy } from "../provenance/bundle-parts.ts";

/** An object in a document as shown that names extension points. */
export interface MarkedObject extends BundlePart {
  readonly value: JsonObject;
  /** IDs of the points, in the order of `x-extension-point`. */
  readonly points: readonly string[];
}

/** Returns the objects that name extension points, keyed by JSON pointer. */
export function markedObjects(openapi: JsonObject): ReadonlyMap<string, MarkedObject> {
  const marked = [...bundleParts(openapi).values()].flatMap((part) => {
    const points = pointsNamedBy(part);
    return points.length === 0 ? [] : [[part.pointer, { ...part, points } as MarkedObject] as const];
  });
  return new Map(marked);
}
