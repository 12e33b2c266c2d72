import type { JsonObject } from "./json.ts";
import { nearest } from "./nearest.ts";

/** Says what is wrong at a path of the overlay, and what would be right. Throws OverlayError. */
export type Refuse = (problem: string, remedy: string, path: readonly string[]) => never;

/** Refuses the first key that the format does not have; extensions may stand anywhere. */
export function refuseUnknownKeys(
  object: JsonObject,
  known: readonly string[],
  path: readonly string[],
  refuse: Refuse,
): void {
  const unknown = Object.keys(object).find((key) => !known.includes(key) && !key.startsWith("x-"));
  if (unknown !== undefined) {
    const close = nearest(unknown, known);
    refuse(`unknown key ${unknown}`, `write ${close ?? known.join(", ")}`, [...path, unknown]);
  }
}
