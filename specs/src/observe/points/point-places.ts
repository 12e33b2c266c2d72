import type { ExtensionPoint, OpenApiDocument } from "@seamline/openapi/document";
import { formatPointer } from "@seamline/openapi/json-pointer";

/** An object in a document that names extension points. */
export interface PointPlace {
  readonly pointer: string;
  readonly object: object;
  readonly points: readonly string[];
}

/** Returns the open points of a document, by id. */
export function openPoints(document: OpenApiDocument): ReadonlyMap<string, ExtensionPoint> {
  return new Map(Object.entries(document["x-extension-points"] ?? {}));
}

/** Finds every object in a document that names points, and the pointer to each object. */
export class DocumentPlaces {
  readonly places: readonly PointPlace[];
  readonly #pointers = new Map<object, string>();

  constructor(document: OpenApiDocument) {
    const places: PointPlace[] = [];
    this.#read(document, [], places);
    this.places = places;
  }

  pointerOf(object: object): string | undefined {
    return this.#pointers.get(object);
  }

  #read(node: unknown, path: readonly string[], places: PointPlace[]): void {
    if (typeof node !== "object" || node === null) return;
    const pointer = formatPointer(path);
    this.#pointers.set(node, pointer);
    const points = pointsOf(node);
    if (points.length > 0) places.push({ pointer, object: node, points });
    for (const [key, value] of Object.entries(node)) this.#read(value, [...path, key], places);
  }
}

export function pointsOf(node: object): readonly string[] {
  const named = (node as { readonly "x-extension-point"?: string | readonly string[] })["x-extension-point"];
  return named === undefined ? [] : [named].flat();
}
