import { parsePointer, valueAt } from "@seamline/openapi/json-pointer";
import { showPath } from "@seamline/openapi/source-file";
import type { Change, Overlaid, Overlay } from "@seamline/overlay";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { nameOfPlace } from "../fill/point-places.ts";
import { describeValue } from "./describe-value.ts";
import type { Finding } from "./overlay-report.ts";
import { isObservation, isSame } from "./point-changes.ts";

/** JSON Schema lists that must not contain duplicates. */
const SETS = ["required", "enum"];

/** Finds parts of an earlier overlay that a later overlay replaces, removes or repeats. */
export function findConflicts(
  document: OpenApiDocument,
  overlays: readonly Overlay[],
  apply: (document: object, overlays: readonly Overlay[]) => Overlaid,
): Finding[] {
  const states = overlays.map((_, index) => apply(document, overlays.slice(0, index + 1)));
  const contradictions = states.slice(1).flatMap((after, index) => {
    const before = states[index] as Overlaid;
    const overlay = overlays[index + 1] as Overlay;
    return [...findReplaced(before, after, overlay), ...findRemoved(before, after, overlay)];
  });
  const last = states.at(-1);
  return last ? [...contradictions, ...findRepeated(last)] : contradictions;
}

function findReplaced(before: Overlaid, after: Overlaid, overlay: Overlay): Finding[] {
  const own = [...after.changes()].filter((change) => change.overlay === overlay);
  return own.flatMap(({ pointer, line }) => {
    const former = before.changeAt(pointer);
    const [old, value] = [valueAt(before.document, pointer), valueAt(after.document, pointer)];
    if (!former || isObservation(pointer) || isSame(old, value)) return [];
    if (isInList(before.document, pointer)) return [];
    const problem = `the action sets ${nameIn(after, pointer)} to ${describeValue(value)}, but ${at(former)} sets it to ${describeValue(old)}`;
    return { file: showPath(overlay.file), line, problem, remedy: "keep one of the two" };
  });
}

/** Returns whether a pointer is inside a list. Removals may have moved the elements of the list. */
function isInList(document: object, pointer: string): boolean {
  const segments = parsePointer(pointer);
  return segments.some((_, index) => Array.isArray(valueAt(document, segments.slice(0, index))));
}

function findRemoved(before: Overlaid, after: Overlaid, overlay: Overlay): Finding[] {
  const own = after.removals.filter(({ action }) => action.overlay === overlay);
  return own.flatMap(({ pointer, action }) => {
    const former = before.changeAt(pointer);
    if (!former) return [];
    const problem = `the action removes ${nameIn(before, pointer)}, which ${at(former)} writes`;
    return { file: showPath(overlay.file), line: action.line, problem, remedy: "keep one of the two" };
  });
}

function findRepeated(overlaid: Overlaid): Finding[] {
  return [...overlaid.changes()].flatMap(({ pointer, line, overlay }) => {
    const segments = parsePointer(pointer);
    const list = valueAt(overlaid.document, segments.slice(0, -1));
    if (!SETS.includes(segments.at(-2) ?? "") || !Array.isArray(list)) return [];
    const index = Number(segments.at(-1));
    if (list.findIndex((value) => isSame(value, list[index])) === index) return [];
    const problem = `the action adds ${describeValue(list[index])} to ${nameIn(overlaid, pointer.replace(/\/\d+$/, ""))}, which already contains it`;
    return { file: showPath(overlay.file), line, problem, remedy: "remove the duplicate" };
  });
}

function nameIn(overlaid: Overlaid, pointer: string): string {
  return nameOfPlace({ segments: parsePointer(pointer) }, overlaid.document as unknown as OpenApiDocument);
}

function at({ overlay, line }: Change): string {
  return `${showPath(overlay.file)}:${line}`;
}
