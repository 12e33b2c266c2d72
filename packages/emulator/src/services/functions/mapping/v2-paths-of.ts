import { fieldMapping, v1OnlyFields } from "./field-mapping.ts";

/** Where the v2 family keeps what a path of v1 names. A trigger is named as a whole in either version. */
export function v2PathsOf(v1Path: string): readonly string[] {
  if (v1Path === "eventTrigger") return [v1Path];
  if (v1OnlyFields.includes(v1Path)) return [`v1Only.${v1Path}`];
  return fieldMapping
    .filter(({ v1, origin }) => origin !== "found" && isAtOrBelow(v1, v1Path))
    .map(({ v2 }) => v2);
}

function isAtOrBelow(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`);
}
