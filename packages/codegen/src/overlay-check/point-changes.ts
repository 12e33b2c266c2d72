import { parsePointer, valueAt } from "@seamline/openapi/json-pointer";
import type { AppliedAction, Overlaid } from "@seamline/overlay";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { nameOfPlace } from "../fill/point-places.ts";
import { showPath } from "../load/source-file.ts";
import { describeValue } from "./describe-value.ts";
import type { PointChange } from "./overlay-report.ts";

/** A change of a document, and the action that made it. */
export interface ActionChange extends PointChange {
  readonly action: AppliedAction;
}

/** What the actions changed: parts that are as they were before are no changes, and neither are new parts without content. */
export function changesOf(before: OpenApiDocument, overlaid: Overlaid): ActionChange[] {
  const after = overlaid.document as OpenApiDocument;
  const written = [...overlaid.changes()].flatMap(({ pointer, action, overlay, line }) => {
    if (isObservation(pointer)) return [];
    const value = valueAt(after, pointer);
    const former = formerValue(before, overlaid, pointer);
    if (isSame(value, former) || (former === undefined && isEmpty(value))) return [];
    const effect = former === undefined ? ("adds" as const) : ("changes" as const);
    const place = nameOfPlace({ segments: parsePointer(pointer) }, after);
    return { action, file: showPath(overlay.file), line, effect, pointer, place, says: describeValue(value) };
  });
  const removed = overlaid.removals.map(({ pointer, action }) => ({
    action,
    file: showPath(action.overlay.file),
    line: action.line,
    effect: "removes" as const,
    pointer,
    place: nameOfPlace({ segments: parsePointer(pointer) }, before),
  }));
  return [...written, ...removed];
}

/** What stood at a place before; elements of lists are compared by their place among those that were there. */
function formerValue(before: OpenApiDocument, overlaid: Overlaid, pointer: string): unknown {
  const segments = parsePointer(pointer);
  const holder = segments.slice(0, -1);
  const isElement = Array.isArray(valueAt(overlaid.document, holder));
  return isElement ? undefined : valueAt(before, segments);
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.values(value).every(isEmpty);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a pointer leads to the name of a point: what removes it fills the point. */
export function isMarker(pointer: string): boolean {
  return parsePointer(pointer).slice(-2).includes("x-extension-point");
}

/** Whether a pointer leads to a note on how often examples had a part, which does not describe the API. */
export function isObservation(pointer: string): boolean {
  return parsePointer(pointer).some(
    (segment, index, all) => segment === "x-observed" && all[index - 1] !== "properties",
  );
}
