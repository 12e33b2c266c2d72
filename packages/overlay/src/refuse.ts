import { collectProblems } from "./collect-problems.ts";
import { isObject, type JsonObject } from "./json.ts";
import { nearest } from "./nearest.ts";
import { formatWith, keysOf, type OverlayFormat, type OverlayPart } from "./overlay-format.ts";

/** Throws an OverlayError for a problem at a path in the overlay. */
export type Fail = (problem: string, remedy: string, path: readonly string[]) => never;

/** Rejects unknown keys. Extensions are always allowed. */
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
    const required = formatWith(key, part);
    if (required !== undefined) {
      const remedy = `write "overlay: ${required}.0", or remove ${key}`;
      fail(`${key} requires Overlay ${required}`, remedy, [...path, key]);
    }
    fail(`unknown key ${key}`, `write ${nearest(key, known) ?? known.join(", ")}`, [...path, key]);
  });
}

/**
 * Returns the object with misspelled keys corrected. Otherwise, a misspelled key would be reported both as unknown and as
 * missing.
 */
export function withMeantKeys(object: JsonObject, part: OverlayPart, format: OverlayFormat): JsonObject {
  const known = keysOf(part, format);
  const meant = Object.entries(object).flatMap(([key, value]) => {
    const name = known.includes(key) || key.startsWith("x-") ? undefined : nearest(key, known);
    return name === undefined || Object.hasOwn(object, name) ? [] : [[name, value] as const];
  });
  return meant.length === 0 ? object : { ...Object.fromEntries(meant), ...object };
}

/** Rejects `x-fills` outside actions, which would be silently ignored. */
export function assertNoStrayFills(value: unknown, path: readonly string[], fail: Fail): void {
  if (isObject(value) && Object.hasOwn(value, "x-fills")) {
    fail("x-fills is only allowed on an action", "move it next to a target", [...path, "x-fills"]);
  }
}
