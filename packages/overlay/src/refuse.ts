import { collectProblems } from "./collect-problems.ts";
import { isObject, type JsonObject } from "./json.ts";
import { nearest } from "./nearest.ts";
import { keysOf, type OverlayFormat, type OverlayPart } from "./overlay-format.ts";

/** Says what is wrong at a path of the overlay, and what would be right. Throws OverlayError. */
export type Fail = (problem: string, remedy: string, path: readonly string[]) => never;

/** Rejects keys that a version of the format does not have. Extensions are allowed anywhere. */
export function assertKnownKeys(
  object: JsonObject,
  part: OverlayPart,
  format: OverlayFormat,
  path: readonly string[],
  fail: Fail,
): void {
  const known = keysOf(part, format);
  const unknown = Object.keys(object).filter((key) => !known.includes(key) && !key.startsWith("x-"));
  collectProblems(unknown, (key) => {
    if (keysOf(part, "1.1").includes(key)) {
      const remedy = `write "overlay: 1.1.0", or leave ${key} out`;
      fail(`${key} needs a later version of the format`, remedy, [...path, key]);
    }
    fail(`unknown key ${key}`, `write ${nearest(key, known) ?? known.join(", ")}`, [...path, key]);
  });
}

/**
 * Returns the object with misspelt keys under the names that were meant, so that a key which was reported as unknown is
 * not reported as missing too.
 */
export function withMeantKeys(object: JsonObject, part: OverlayPart, format: OverlayFormat): JsonObject {
  const known = keysOf(part, format);
  const meant = Object.entries(object).flatMap(([key, value]) => {
    const name = known.includes(key) || key.startsWith("x-") ? undefined : nearest(key, known);
    return name === undefined || Object.hasOwn(object, name) ? [] : [[name, value] as const];
  });
  return meant.length === 0 ? object : { ...Object.fromEntries(meant), ...object };
}

/** Refuses `x-fills` in a place where it would pass for an extension that means nothing. */
export function assertNoStrayFills(value: unknown, path: readonly string[], fail: Fail): void {
  if (isObject(value) && Object.hasOwn(value, "x-fills")) {
    fail("x-fills does not stand on an action", "write it beside a target", [...path, "x-fills"]);
  }
}
