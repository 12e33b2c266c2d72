import { formatPointer, parsePointer, valueAt } from "@seamline/openapi/json-pointer";
import type { Change } from "@seamline/overlay";
import type { JsonObject } from "../../model/json.ts";
import { objectOf } from "../provenance/bundle-parts.ts";
import { type FilledPoints, isGeneral } from "./filled-points.ts";
import type { MarkedObject } from "./marked-objects.ts";
import { rangeOf } from "./replaced-part.ts";
import { openKeys, type TrialRun } from "./trial-run.ts";

/** Keys to remove from an object in the document as shown, and the change that makes them obsolete. */
export interface Removal {
  /** Path of the object. */
  readonly segments: readonly string[];
  readonly keys: readonly string[];
  readonly cause: Change;
}

/** Lists that an overlay replaces instead of appending to them. */
const REPLACED = ["x-extension-point", "x-inferred"];

/** Returns the keys of the document as shown that the changes make obsolete. Each object appears once. */
export function removalsFor(
  shown: JsonObject,
  { document, changes }: TrialRun,
  filled: FilledPoints,
): Removal[] {
  const removals = new Map<string, { segments: readonly string[]; keys: Set<string>; cause: Change }>();
  for (const cause of changes) {
    const segments = parsePointer(cause.pointer);
    const obsolete = [
      ...filled
        .completed(segments)
        .filter((object) => !isGeneral(object))
        .map(openness),
      ...replacedList(shown, segments),
      ...replacedRange(shown, document, segments),
    ];
    for (const { at, keys } of obsolete) {
      const pointer = formatPointer(at);
      const removal = removals.get(pointer) ?? { segments: at, keys: new Set(), cause };
      for (const key of keys) removal.keys.add(key);
      removals.set(pointer, removal);
    }
  }
  return [...removals.values()].map((removal) => ({ ...removal, keys: [...removal.keys] }));
}

interface Obsolete {
  readonly at: readonly string[];
  readonly keys: readonly string[];
}

/** Returns an object's mark and, for a schema, the keys that mark it as open. */
function openness({ segments, kind, value }: MarkedObject): Obsolete {
  const open = kind === "schema" ? openKeys(value) : [];
  return { at: segments, keys: ["x-extension-point", ...open] };
}

function replacedList(shown: JsonObject, segments: readonly string[]): Obsolete[] {
  const depth = segments.findIndex((key) => REPLACED.includes(key));
  if (depth < 0 || valueAt(shown, segments.slice(0, depth + 1)) === undefined) return [];
  return [{ at: segments.slice(0, depth), keys: [segments[depth] as string] }];
}

/** A status replaces its range. `default` is replaced only if there are statuses for both client and server errors. */
function replacedRange(shown: JsonObject, filled: JsonObject, segments: readonly string[]): Obsolete[] {
  const [paths, , , responses, status] = segments;
  if (paths !== "paths" || responses !== "responses" || status === undefined) return [];
  const at = segments.slice(0, 4);
  const range = rangeOf(status, valueAt(shown, at));
  if (range === undefined) return [];
  const statuses = Object.keys(objectOf(valueAt(filled, at)));
  const isKept =
    range === "default" && !["4", "5"].every((kind) => statuses.some((each) => each[0] === kind));
  return isKept ? [] : [{ at, keys: [range] }];
}

/** Returns a copy of a document without its obsolete status ranges. */
export function withoutRanges(removals: readonly Removal[], document: JsonObject): JsonObject {
  const copy = structuredClone(document);
  for (const { segments, keys } of removals.filter((each) => each.segments[3] === "responses")) {
    const responses = objectOf(valueAt(copy, segments));
    for (const key of keys) delete responses[key];
  }
  return copy;
}
