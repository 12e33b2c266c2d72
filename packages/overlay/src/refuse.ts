import { isObject, type JsonObject } from "./json.ts";
import { nearest } from "./nearest.ts";
import { keysOf, type OverlayFormat, type OverlayPart } from "./overlay-format.ts";

/** Says what is wrong at a path of the overlay, and what would be right. Throws OverlayError. */
export type Fail = (problem: string, remedy: string, path: readonly string[]) => never;

/** Refuses the first key that a version of the format does not have; extensions may stand anywhere. */
export function assertKnownKeys(
  object: JsonObject,
  part: OverlayPart,
  format: OverlayFormat,
  path: readonly string[],
  fail: Fail,
): void {
  const known = keysOf(part, format);
  const unknown = Object.keys(object).find((key) => !known.includes(key) && !key.startsWith("x-"));
  if (unknown !== undefined && keysOf(part, "1.1").includes(unknown)) {
    const remedy = `write "overlay: 1.1.0", or leave ${unknown} out`;
    fail(`${unknown} needs a later version of the format`, remedy, [...path, unknown]);
  }
  if (unknown !== undefined) {
    const close = nearest(unknown, known);
    fail(`unknown key ${unknown}`, `write ${close ?? known.join(", ")}`, [...path, unknown]);
  }
}

/** Refuses `x-fills` in a place where it would pass for an extension that means nothing. */
export function assertNoStrayFills(value: unknown, path: readonly string[], fail: Fail): void {
  if (isObject(value) && Object.hasOwn(value, "x-fills")) {
    fail("x-fills does not stand on an action", "write it beside a target", [...path, "x-fills"]);
  }
}
