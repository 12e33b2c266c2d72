import { isContainer, isObject, type JsonObject } from "./json.ts";

/** Collects the ids in every `x-extension-point` (an id or a list of ids) inside a value. */
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

/** Returns the points that a document defines under a root key. */
export function pointsUnder(document: JsonObject, key: "x-extension-points" | "x-filled-points"): JsonObject {
  const points = document[key];
  return isObject(points) ? points : {};
}

/** Returns the ids of all open and filled points that a document defines. */
export function definedPoints(document: JsonObject): string[] {
  return (["x-extension-points", "x-filled-points"] as const).flatMap((key) =>
    Object.keys(pointsUnder(document, key)),
  );
}
