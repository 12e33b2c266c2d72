import { encodedMembers, explodedPairs, type PairWriter } from "./query.ts";

const SEPARATORS = { form: ",", spaceDelimited: "%20", pipeDelimited: "|" };

/**
 * Writes a parameter in any of the OpenAPI styles.
 *
 * @throws InvalidArgumentError if the style cannot represent the value
 */
export const styledPairs: PairWriter = (
  name,
  value,
  { style = "form", explode = style === "form" } = {},
  where = `query.${name}`,
) => {
  const isDeep = style === "deepObject";
  if (explode && !isDeep) return explodedPairs(name, value, {}, where);
  const key = encodeURIComponent(name);
  const members = encodedMembers(value, where);
  if (isDeep) return members.map(([of, text]) => `${key}${of && `[${of}]`}=${text}`);
  const list = members.flatMap(([of, text]) => (of ? [of, text] : text));
  return list.length ? [`${key}=${list.join(SEPARATORS[style])}`] : [];
};
