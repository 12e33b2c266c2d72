import { isRecord, recordOf, textOf } from "../arguments/checks.ts";
import type { QueryParameterStyle } from "../definition.ts";

const SEPARATORS = { form: ",", spaceDelimited: "%20", pipeDelimited: "|" };

/**
 * Serializes the query of a URL, without its question mark. `undefined`, `null` and empty arrays are omitted. Supports
 * the OpenAPI styles; the default is exploded `form`.
 *
 * @throws InvalidArgumentError if the style of a parameter cannot represent its value
 */
export function serializeQuery(
  query: unknown,
  styles: Readonly<Record<string, QueryParameterStyle>> = {},
): string {
  return Object.entries(recordOf(query, "query"))
    .flatMap(([name, value]) => pairsOf(name, value, styles[name]))
    .join("&");
}

/**
 * Returns the percent-encoded `name=value` pairs of a value.
 *
 * @param where the argument, for messages
 * @throws InvalidArgumentError if the style cannot represent the value
 */
export function pairsOf(
  name: string,
  value: unknown,
  { style = "form", explode = style === "form" }: QueryParameterStyle = {},
  where = `query.${name}`,
): string[] {
  const key = encodeURIComponent(name);
  const write = (text: unknown): string => encodeURIComponent(textOf(text, where));
  const members = isRecord(value)
    ? Object.entries(value)
    : [value].flat().map((element) => ["", element] as const);
  const texts = members
    .filter(([, text]) => text !== undefined && text !== null)
    .map(([of, text]) => [encodeURIComponent(of), write(text)] as const);
  if (style === "deepObject") return texts.map(([of, text]) => `${key}${of && `[${of}]`}=${text}`);
  if (explode) return texts.map(([of, text]) => `${of || key}=${text}`);
  const list = texts.flatMap(([of, text]) => (of ? [of, text] : text));
  return list.length ? [`${key}=${list.join(SEPARATORS[style])}`] : [];
}
