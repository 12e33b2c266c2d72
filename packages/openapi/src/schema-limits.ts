import { isObject, type Rule, valueRule } from "./schema-findings.ts";
import { canonical } from "./schema-values.ts";

/*
 * Keywords that limit values of one type. They accept all values of other types (JSON Schema 2020-12 Validation,
 * sections 6.2 to 6.5).
 */

function numberRule(keyword: string, requirement: string, isValid: (value: number) => boolean): Rule {
  return valueRule(keyword, requirement, (value) => typeof value !== "number" || isValid(value));
}

export function minimum(limit: number): Rule {
  return numberRule("minimum", `must be at least ${limit}`, (value) => value >= limit);
}

export function maximum(limit: number): Rule {
  return numberRule("maximum", `must be at most ${limit}`, (value) => value <= limit);
}

export function exclusiveMinimum(limit: number): Rule {
  return numberRule("exclusiveMinimum", `must be more than ${limit}`, (value) => value > limit);
}

export function exclusiveMaximum(limit: number): Rule {
  return numberRule("exclusiveMaximum", `must be less than ${limit}`, (value) => value < limit);
}

export function multipleOf(factor: number): Rule {
  return numberRule("multipleOf", `must be a multiple of ${factor}`, (value) => isMultiple(value, factor));
}

/** Division overflows for large values and small factors, but every integer is a multiple of a factor such as 0.5. */
function isMultiple(value: number, factor: number): boolean {
  const quotient = value / factor;
  return Number.isFinite(quotient) ? Number.isInteger(quotient) : value % factor === 0;
}

/** @param requirement replaces the pattern in messages, for example with `must be an e-mail address` */
export function pattern(expression: RegExp, requirement: string = `must match ${expression.source}`): Rule {
  return valueRule("pattern", requirement, (value) => typeof value !== "string" || expression.test(value));
}

/** Counts code points, as in RFC 8259. `length` would count surrogates. */
function charactersOf(value: unknown): number | undefined {
  if (typeof value !== "string") return undefined;
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

const itemsOf = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);
const membersOf = (value: unknown): number | undefined =>
  isObject(value) ? Object.keys(value).length : undefined;

function lengthRule(keyword: string, requirement: string, isValid: (length: number) => boolean): Rule {
  return valueRule(keyword, `must be ${requirement} characters long`, (value) => {
    const length = charactersOf(value);
    return length === undefined || isValid(length);
  });
}

export function minLength(limit: number): Rule {
  return lengthRule("minLength", `at least ${limit}`, (length) => length >= limit);
}

export function maxLength(limit: number): Rule {
  return lengthRule("maxLength", `at most ${limit}`, (length) => length <= limit);
}

/** Limits the number of items or members. Messages contain the number instead of the value. */
function countRule(
  keyword: string,
  requirement: string,
  countOf: (value: unknown) => number | undefined,
  isValid: (count: number) => boolean,
): Rule {
  return (value, findings) => {
    const count = countOf(value);
    if (count === undefined || isValid(count)) return true;
    findings?.add(keyword, `must have ${requirement}`, value, { count });
    return false;
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

export function minItems(limit: number): Rule {
  return countRule("minItems", `at least ${counted(limit, "item")}`, itemsOf, (count) => count >= limit);
}

export function maxItems(limit: number): Rule {
  return countRule("maxItems", `at most ${counted(limit, "item")}`, itemsOf, (count) => count <= limit);
}

export function minProperties(limit: number): Rule {
  return countRule(
    "minProperties",
    `at least ${counted(limit, "member")}`,
    membersOf,
    (count) => count >= limit,
  );
}

export function maxProperties(limit: number): Rule {
  return countRule(
    "maxProperties",
    `at most ${counted(limit, "member")}`,
    membersOf,
    (count) => count <= limit,
  );
}

export const uniqueItems: Rule = /* @__PURE__ */ valueRule(
  "uniqueItems",
  "must not contain duplicate items",
  (value) => !Array.isArray(value) || new Set(value.map(canonical)).size === value.length,
);
