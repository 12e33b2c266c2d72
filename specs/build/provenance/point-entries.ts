import path from "node:path";
import { childPointer } from "@seamline/openapi/json-pointer";
import type { JsonObject } from "../../model/json.ts";
import type { PointEntry, PointMark } from "../../src/provenance-file.ts";
import type { BuiltDocument } from "../built-document.ts";
import { type BundlePart, objectOf, pointsNamedBy } from "./bundle-parts.ts";

/**
 * Returns a bundle's points and their locations, in the order of the document as shown. A point defined by an overlay
 * follows the point that contains it.
 */
export function pointEntries(parts: ReadonlyMap<string, BundlePart>, built: BuiltDocument): PointEntry[] {
  const root = objectOf(parts.get("")?.value);
  const points = { ...objectOf(root["x-extension-points"]), ...objectOf(root["x-filled-points"]) };
  const uses = usesOf(parts);
  const ids = inOrder(points, Object.keys(objectOf(built.shown["x-extension-points"])));
  return ids.map((id) => {
    const used = uses.get(id) ?? [];
    return { id, openAt: used.map(({ at }) => at), marks: marksOf(used, built) };
  });
}

/** Moves each point after the point that contains it. Overlay points that are not part of another point come last. */
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

/** An object that names an open point. */
interface PointUse {
  /** JSON pointer to the object. */
  readonly at: string;
  /** JSON pointer to the name. */
  readonly name: string;
}

function usesOf(parts: ReadonlyMap<string, BundlePart>): Map<string, PointUse[]> {
  const uses = new Map<string, PointUse[]>();
  for (const part of parts.values()) {
    const extension = childPointer(part.pointer, "x-extension-point");
    const isList = Array.isArray(objectOf(part.value)["x-extension-point"]);
    for (const [index, id] of pointsNamedBy(part).entries()) {
      const name = isList ? childPointer(extension, index) : extension;
      uses.set(id, [...(uses.get(id) ?? []), { at: part.pointer, name }]);
    }
  }
  return uses;
}

/** Returns the authored locations of uses, sorted by file and line. */
function marksOf(uses: readonly PointUse[], { placeOf, source }: BuiltDocument): PointMark[] {
  const specsFolder = path.dirname(source.serviceFolder);
  const marks = new Map<string, PointMark>();
  for (const { name } of uses) {
    const { file, line = 1 } = placeOf(name);
    const mark = { file: path.relative(specsFolder, file).replaceAll(path.sep, "/"), line };
    marks.set(`${mark.file}:${line}`, mark);
  }
  return [...marks.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
