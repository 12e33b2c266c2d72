import { isContainer, isObject, type JsonObject } from "./json.ts";

/** Ids that objects in a value name as open: `x-extension-point` holds one or a list. */
export function namedPoints(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (!isContainer(value)) {
    return found;
  }
  for (const [key, child] of Object.entries(value)) {
    if (key === "x-extension-point" && !isObject(child)) {
      for (const id of [child].flat()) {
        found.add(String(id));
      }
    } else {
      namedPoints(child, found);
    }
  }
  return found;
}

/** Points that the root of a document defines under a key. */
export function pointsUnder(document: JsonObject, key: "x-extension-points" | "x-filled-points"): JsonObject {
  const points = document[key];
  return isObject(points) ? points : {};
}

/** Ids of every point that a document defines, open or filled. */
export function definedPoints(document: JsonObject): string[] {
  return (["x-extension-points", "x-filled-points"] as const).flatMap((key) =>
    Object.keys(pointsUnder(document, key)),
  );
}
