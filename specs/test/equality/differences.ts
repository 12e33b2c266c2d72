import { isDeepStrictEqual } from "node:util";

/**
 * Returns the differences between two values, one line each: `operations > GET /zones > parameters: "query page" only
 * in the first`.
 */
export function differences(first: unknown, second: unknown, place: readonly string[] = []): string[] {
  if (isDeepStrictEqual(first, second)) return [];
  if (!isContainer(first) || !isContainer(second) || Array.isArray(first) !== Array.isArray(second)) {
    return [
      `${place.join(" > ")}: ${JSON.stringify(first)} in the first, ${JSON.stringify(second)} in the second`,
    ];
  }
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((key) => {
    const [mine, theirs] = [first[key], second[key]];
    if (theirs === undefined && mine !== undefined)
      return [`${place.join(" > ")}: "${key}" only in the first`];
    if (mine === undefined && theirs !== undefined)
      return [`${place.join(" > ")}: "${key}" only in the second`];
    return differences(mine, theirs, [...place, key]);
  });
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
