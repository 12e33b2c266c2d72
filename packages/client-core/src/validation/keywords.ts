import { isObject, reject, type Schema } from "./schema.ts";
import { canonical } from "./values.ts";

/*
 * Keywords of JSON Schema that limit values of one type, and say nothing about values of another (JSON Schema 2020-12
 * Validation, section 6).
 */

function ofNumbers(expected: string, isRight: (value: number) => boolean): Schema {
  return (value, problems) => {
    if (typeof value === "number" && !isRight(value)) reject(problems, expected, value);
  };
}

export function minimum(limit: number): Schema {
  return ofNumbers(`at least ${limit}`, (value) => value >= limit);
}

export function maximum(limit: number): Schema {
  return ofNumbers(`at most ${limit}`, (value) => value <= limit);
}

export function exclusiveMinimum(limit: number): Schema {
  return ofNumbers(`more than ${limit}`, (value) => value > limit);
}

export function exclusiveMaximum(limit: number): Schema {
  return ofNumbers(`less than ${limit}`, (value) => value < limit);
}

export function multipleOf(factor: number): Schema {
  return ofNumbers(`a multiple of ${factor}`, (value) => Number.isInteger(value / factor));
}

/** @param expected what the pattern asks for, in words */
export function pattern(expression: RegExp, expected = `like ${expression.source}`): Schema {
  return (value, problems) => {
    if (typeof value === "string" && !expression.test(value)) reject(problems, expected, value);
  };
}

/** Limits how many of something there are. The message gives the number that came. */
function counted(
  limits: { readonly least?: number; readonly most?: number },
  unit: string,
  count: (value: unknown) => number | undefined,
): Schema {
  const { least = 0, most = Infinity } = limits;
  return (value, problems) => {
    const number = count(value);
    if (number === undefined || (number >= least && number <= most)) return;
    const expected = number < least ? `at least ${least}` : `at most ${most}`;
    problems.push({ path: [], expected: `${expected} ${unit}`, received: String(number) });
  };
}

const CHARACTERS = "characters long";
/** Characters are code points: RFC 8259 counts them, and JavaScript counts halves of some. */
const lengthOf = (value: unknown) => (typeof value === "string" ? Array.from(value).length : undefined);
const itemsOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
const membersOf = (value: unknown) => (isObject(value) ? Object.keys(value).length : undefined);

export function minLength(least: number): Schema {
  return counted({ least }, CHARACTERS, lengthOf);
}

export function maxLength(most: number): Schema {
  return counted({ most }, CHARACTERS, lengthOf);
}

export function minItems(least: number): Schema {
  return counted({ least }, "items", itemsOf);
}

export function maxItems(most: number): Schema {
  return counted({ most }, "items", itemsOf);
}

export function minProperties(least: number): Schema {
  return counted({ least }, "members", membersOf);
}

export function maxProperties(most: number): Schema {
  return counted({ most }, "members", membersOf);
}

export const uniqueItems: Schema = (value, problems) => {
  if (!Array.isArray(value)) return;
  if (new Set(value.map(canonical)).size < value.length) reject(problems, "without equal items", value);
};
