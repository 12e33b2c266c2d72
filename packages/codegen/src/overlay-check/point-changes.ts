import { parsePointer, valueAt } from "@seamline/openapi/json-pointer";
import { showPath } from "@seamline/openapi/source-file";
import type { AppliedAction, Overlaid } from "@seamline/overlay";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { nameOfPlace } from "../fill/point-places.ts";
import { describeValue } from "./describe-value.ts";
import type { PointChange } from "./overlay-report.ts";

export interface ActionChange extends PointChange {
  readonly action: AppliedAction;
}

/** Returns the changes that the actions made. Ignores unchanged parts and new empty parts. */
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

/** Returns the original value of a part; `undefined` for list elements. */
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

/** Returns whether a pointer leads to an `x-extension-point`, whose removal fills the point. */
export function isMarker(pointer: string): boolean {
  return parsePointer(pointer).slice(-2).includes("x-extension-point");
}

/** Returns whether a pointer leads to `x-observed`, which counts examples and does not describe the API. */
export function isObservation(pointer: string): boolean {
  return parsePointer(pointer).some(
    (segment, index, all) => segment === "x-observed" && all[index - 1] !== "properties",
  );
}
