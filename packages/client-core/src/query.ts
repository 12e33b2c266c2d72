import type { QueryParameterStyle } from "./definition.ts";
import { isRecord, recordOf } from "./record.ts";
import { elementsOf, textOf } from "./text-value.ts";

const SEPARATORS = { form: ",", spaceDelimited: "%20", pipeDelimited: "|", deepObject: "," };

/**
 * The query of a URL without its question mark. `undefined`, `null` and empty arrays are left out. Styles are
 * OpenAPI's; a parameter without one is written as `form`, exploded.
 *
 * @throws InvalidArgumentError for a value that the style of its parameter cannot carry
 */
export function serializeQuery(
  query: unknown,
  styles: Readonly<Record<string, QueryParameterStyle>> = {},
): string {
  return Object.entries(recordOf(query, "query"))
    .flatMap(([name, value]) => pairsOf(name, value, styles[name]))
    .join("&");
}

function pairsOf(
  name: string,
  value: unknown,
  { style = "form", explode }: QueryParameterStyle = {},
): string[] {
  const argument = `query.${name}`;
  const key = encodeURIComponent(name);
  const members = (
    isRecord(value) ? Object.entries(value) : elementsOf(value).map((element) => ["", element] as const)
  )
    .filter(([, member]) => member !== undefined && member !== null)
    .map(
      ([member, text]) => [encodeURIComponent(member), encodeURIComponent(textOf(text, argument))] as const,
    );
  if (style === "deepObject")
    return members.map(([member, text]) => `${key}${member && `[${member}]`}=${text}`);
  if (explode ?? style === "form") return members.map(([member, text]) => `${member || key}=${text}`);
  const list = members.flatMap(([member, text]) => (member ? [member, text] : text));
  return list.length ? [`${key}=${list.join(SEPARATORS[style])}`] : [];
}
