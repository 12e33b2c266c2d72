/** Matches names of members that change on their own. */
const VOLATILE = /time|date|etag|version|updated|modified|revision|expires|token|url|uri/i;

/**
 * Returns the JSON pointer to the first difference between two values, or `undefined`. Compares only members that both
 * objects have, and skips members that change on their own, such as times.
 */
export function firstDifference(one: unknown, other: unknown, pointer = ""): string | undefined {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return pointer;
    return firstOf(one.map((each, index) => firstDifference(each, other[index], `${pointer}/${index}`)));
  }
  if (isObject(one) && isObject(other)) {
    const shared = Object.keys(one).filter((key) => Object.hasOwn(other, key) && !VOLATILE.test(key));
    return firstOf(shared.map((key) => firstDifference(one[key], other[key], `${pointer}/${key}`)));
  }
  return Object.is(one, other) || isSameText(one, other) ? undefined : pointer;
}

/** Returns the name of a member that only the first object has, and that the contract describes for the second. */
export function lostMember(
  before: unknown,
  after: unknown,
  isDescribed: (name: string) => boolean,
): string | undefined {
  if (!isObject(before) || !isObject(after)) return undefined;
  return Object.keys(before).find((key) => !Object.hasOwn(after, key) && isDescribed(key));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Services may change the case of identifiers such as host names, and may convert numbers to strings. */
function isSameText(one: unknown, other: unknown): boolean {
  return String(one).toLowerCase() === String(other).toLowerCase() && !isObject(one) && !Array.isArray(one);
}

function firstOf(differences: readonly (string | undefined)[]): string | undefined {
  return differences.find((each) => each !== undefined);
}
