import type { JsonObject } from "../../model/json.ts";
import type { PointEntry } from "../../src/provenance-file.ts";
import { type BundlePart, objectOf, pointsNamedBy } from "./bundle-parts.ts";

/**
 * Returns the points of a bundle and their locations, in the order of the document as shown. Points that overlays
 * define follow the point that contains them.
 */
export function pointEntries(parts: ReadonlyMap<string, BundlePart>, shown: JsonObject): PointEntry[] {
  const root = objectOf(parts.get("")?.value);
  const points = { ...objectOf(root["x-extension-points"]), ...objectOf(root["x-filled-points"]) };
  const uses = usesOf(parts);
  const ids = inOrder(points, Object.keys(objectOf(shown["x-extension-points"])));
  return ids.map((id) => ({ id, openAt: uses.get(id) ?? [] }));
}

/**
 * Moves each point after the point that contains it. Points of overlays that are not part of another point come last.
 */
function inOrder(points: JsonObject, idsAsShown: readonly string[]): string[] {
  const ordered = new Set<string>();
  const add = (id: string): void => {
    if (ordered.has(id) || !Object.hasOwn(points, id)) return;
    ordered.add(id);
    for (const [other, point] of Object.entries(points)) if (objectOf(point).within === id) add(other);
  };
  for (const id of [...idsAsShown, ...Object.keys(points)]) add(id);
  return [...ordered];
}

function usesOf(parts: ReadonlyMap<string, BundlePart>): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const part of parts.values()) {
    for (const id of pointsNamedBy(part)) uses.set(id, [...(uses.get(id) ?? []), part.pointer]);
  }
  return uses;
}
