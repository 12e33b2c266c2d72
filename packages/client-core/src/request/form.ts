import { recordOf, textOf } from "../arguments/checks.ts";
import type { FormEncoder, FormEncoding } from "../definition.ts";
import { isJson, writeJson } from "./body.ts";
import { styledPairs } from "./query-styles.ts";

/**
 * Serializes an object as `application/x-www-form-urlencoded`. By default, a list is sent as repeated names, and an
 * object as JSON. `undefined` and `null` are omitted.
 *
 * @throws InvalidArgumentError if a value cannot be represented
 */
export const formBody: FormEncoder = (body, { requestType, encoding: encodings = {} }) => {
  const pairs = Object.entries(recordOf(body, "body")).flatMap(([name, value]) => {
    const encoding = encodings[name] ?? {};
    if (isStyled(encoding)) return pairsInStyle(name, value, encoding);
    // The encoding applies to each element of a list (OpenAPI 3.2, "Encoding By Name").
    const values = [value].flat().filter(isPresent);
    return values.map((each) => pairOf(name, memberText(each, name, encoding)));
  });
  const text = pairs.join("&").replaceAll("%20", "+");
  return { contentType: requestType, bodySerializer: () => text };
};

/** Returns whether the contract specifies a style, which overrides the content type (OpenAPI 3.1 Encoding Object). */
export function isStyled({ style, explode }: FormEncoding): boolean {
  return style !== undefined || explode !== undefined;
}

/** Returns percent-encoded `name=value` pairs in the style that the contract specifies. */
export function pairsInStyle(name: string, value: unknown, encoding: FormEncoding): string[] {
  return encoding.style === "deepObject"
    ? deepPairs(name, value, name)
    : styledPairs(name, value, encoding, `body.${name}`);
}

/** Writes nested objects and lists with brackets: `owner[name]=Ada`, `tags[0]=a`. */
function deepPairs(name: string, value: unknown, where: string): string[] {
  if (!isPresent(value)) return [];
  if (!isStructure(value)) return [pairOf(name, textOf(value, `body.${where}`))];
  return Object.entries(value as object).flatMap(([key, member]) =>
    deepPairs(`${name}[${key}]`, member, `${where}.${key}`),
  );
}

function pairOf(name: string, text: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
}

export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Returns the text of a member: JSON for objects, lists, and members that the contract describes as JSON. */
export function memberText(value: unknown, name: string, { contentType = "" }: FormEncoding): string {
  return isJson(contentType) || isStructure(value) ? writeJson(value) : textOf(value, `body.${name}`);
}

/** Returns whether a value is an object or a list. A date is neither. */
export function isStructure(value: unknown): boolean {
  return /(Object|Array)]$/.test({}.toString.call(value));
}
