import { isRecord, recordOf, textOf } from "../arguments/checks.ts";
import type { QueryParameterStyle } from "../definition.ts";

/**
 * Returns a query parameter as percent-encoded `name=value` pairs.
 *
 * @param where the argument, for messages
 */
export type PairWriter = (
  name: string,
  value: unknown,
  style?: QueryParameterStyle,
  where?: string,
) => string[];

/**
 * Serializes the query of a URL, without its question mark. `undefined`, `null` and empty arrays are omitted.
 *
 * @param pairsOf returns the `name=value` pairs of a parameter
 * @throws InvalidArgumentError if a value cannot be represented
 */
export function serializeQuery(
  query: unknown,
  pairsOf: (name: string, value: unknown) => string[] = explodedPairs,
): string {
  return Object.entries(recordOf(query, "query"))
    .flatMap(([name, value]) => pairsOf(name, value))
    .join("&");
}

/** Writes pairs in OpenAPI's default style: `form`, exploded. */
export const explodedPairs: PairWriter = (name, value, _, where = `query.${name}`) =>
  encodedMembers(value, where).map(([of, text]) => `${of || encodeURIComponent(name)}=${text}`);

/**
 * Returns the percent-encoded members of an object, or the elements of an array with empty names. A scalar is treated
 * as an array with one element.
 *
 * @param where the argument, for messages
 * @throws InvalidArgumentError if a member is an array or an object
 */
export function encodedMembers(value: unknown, where: string): (readonly [name: string, text: string])[] {
  const members = isRecord(value)
    ? Object.entries(value)
    : [value].flat().map((element) => ["", element] as const);
  return members
    .filter(([, text]) => text !== undefined && text !== null)
    .map(([of, text]) => [encodeURIComponent(of), encodeURIComponent(textOf(text, where))] as const);
}
