import { isObject, type Rule, valueRule } from "./schema-findings.ts";

/* Keywords for types and for lists of allowed values (JSON Schema 2020-12 Validation, section 6.1). */

function typeRule(words: string, isOfType: (value: unknown) => boolean): Rule {
  return valueRule("type", `must be ${words}`, isOfType);
}

/** Allows every value. */
export const any: Rule = () => true;

export const string: Rule = /* @__PURE__ */ typeRule("a string", (value) => typeof value === "string");

/** JSON has only finite numbers, but numbers with hundreds of digits are parsed as `Infinity`. */
function isNumber(value: unknown): boolean {
  return Number.isFinite(value);
}

export const number: Rule = /* @__PURE__ */ typeRule("a number", isNumber);

export const boolean: Rule = /* @__PURE__ */ typeRule("true or false", (value) => typeof value === "boolean");

export const nil: Rule = /* @__PURE__ */ typeRule("null", (value) => value === null);

export const object: Rule = /* @__PURE__ */ typeRule("an object", isObject);

export const array: Rule = /* @__PURE__ */ typeRule("an array", Array.isArray);

/**
 * Accepts `Infinity`, the result of parsing a huge number, because a message about the limit is more helpful than one
 * about the type.
 */
function isInteger(value: unknown): boolean {
  return Number.isInteger(value) || value === Infinity || value === -Infinity;
}

/** Accepts integers of any size. */
export const wholeNumber: Rule = /* @__PURE__ */ typeRule("an integer", isInteger);

/** @param minimum Default: JavaScript's smallest safe integer. `maximum` defaults to the largest. */
export function integer(
  minimum: number = Number.MIN_SAFE_INTEGER,
  maximum: number = Number.MAX_SAFE_INTEGER,
): Rule {
  return (value, findings) => {
    if (!isInteger(value)) findings?.add("type", "must be an integer", value);
    else if ((value as number) < minimum) findings?.add("minimum", `must be at least ${minimum}`, value);
    else if ((value as number) > maximum) findings?.add("maximum", `must be at most ${maximum}`, value);
    else return true;
    return false;
  };
}

/** The value must be one of several primitive values. */
export function oneOfValues(...values: readonly unknown[]): Rule {
  return valueRule("enum", `must be ${listOf(values)}`, (value) => values.includes(value));
}

/** The value must be equal to one of several values of any type. */
export function equalToOne(...values: readonly unknown[]): Rule {
  const texts = new Set(values.map(canonical));
  return valueRule("enum", `must be ${listOf(values.map(canonical))}`, (value) =>
    texts.has(canonical(value)),
  );
}

/** Accepts only values that equal `expected` as JSON. */
export function constant(expected: unknown): Rule {
  const text = canonical(expected);
  return valueRule("const", `must be ${text}`, (value) => canonical(value) === text);
}

/** Returns the same string for equal JSON values, regardless of the order of members. */
export function canonical(value: unknown): string {
  return `${JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )}`;
}

function listOf(values: readonly unknown[]): string {
  const list = values.map(String).join(", ");
  return values.length === 1 ? list : `one of ${list}`;
}
