import type { Schema } from "./document.ts";
import { parsePointer, pointerTo } from "./json-pointer.ts";
import type { SchemaFailure } from "./schema-checks.ts";
import { STRING_FORMATS } from "./string-formats.ts";

/** One thing about a request or a response that the contract does not allow. */
export interface Violation {
  readonly in: "path" | "query" | "header" | "body" | "status";
  /** JSON pointer (RFC 6901) into that part: `/pageSize`, `/accounts/0/email`; empty for the whole of it. */
  readonly pointer: string;
  /** The member that is required there, and was not sent: nothing that is not there has a pointer. */
  readonly missing?: string;
  /**
   * What is broken: a keyword of JSON Schema, or `encoding`, `json`, `depth`, `number`, `media-type`, `single`,
   * `documented`.
   */
  readonly rule: string;
  /** A sentence: what was wrong, and what would be right. */
  readonly problem: string;
}

const MAX_VALUE_LENGTH = 60;

/** Explains a bound that comes from JavaScript's numbers and not from the contract. */
const EXACT_LIMIT = " (the limit of integers that are stored exactly)";

/** Puts a value into words: `5`, or what kind of value it is. */
type ValueWords = (value: unknown) => string;

/**
 * Puts a failure into words: `query.terms must be a string, and is 5.`
 *
 * @param root name of the parameter; empty for a body
 * @param describe how the wrong value is named: it is quoted unless something else is given
 */
export function describeFailure(
  place: Violation["in"],
  root: string,
  failure: SchemaFailure,
  describe: ValueWords = describeValue,
): Violation {
  const { pointer, keyword, schema, value } = failure;
  const subject = parsePointer(pointer).reduce(join, root);
  return {
    in: place,
    pointer: root === "" ? pointer : `${pointerTo(root)}${pointer}`,
    // A value of another type is none of those listed either, and that says more.
    rule: keyword === "type" && schema.enum ? "enum" : keyword,
    ...(keyword === "required" && { missing: missing(schema, value) }),
    problem: `${subject === "" ? "The body" : subject} ${demandOf(failure, describe)}`,
  };
}

function demandOf({ keyword, schema, value }: SchemaFailure, describe: ValueWords): string {
  if (keyword === "type") return `must be ${typeWords(schema)}, and is ${describe(value)}.`;
  if (keyword === "required") return `must have ${missing(schema, value)}, and has not.`;
  if (keyword === "additionalProperties")
    return `must not have ${unknown(schema, value)}, which is not documented.`;
  const size = SIZES[keyword];
  if (size)
    return `must have ${size[0]} ${schema[keyword]} ${size[1]}, and has ${Object.keys(Object(value)).length}.`;
  return `must be ${rightOf(keyword, schema)}, and is ${describe(value)}.`;
}

/** Keywords that count what is in a value. */
const SIZES: Readonly<Record<string, readonly [bound: string, counted: string]>> = {
  minItems: ["at least", "items"],
  maxItems: ["at most", "items"],
  minProperties: ["at least", "members"],
  maxProperties: ["at most", "members"],
};

function rightOf(keyword: string, schema: Schema): string {
  const limit = schema[keyword];
  switch (keyword) {
    case "enum":
      return `one of ${(schema.enum ?? []).map(String).join(", ")}`;
    case "minimum":
      return `at least ${limit}${Number(limit) === Number.MIN_SAFE_INTEGER ? EXACT_LIMIT : ""}`;
    case "maximum":
      return `at most ${limit}${Number(limit) === Number.MAX_SAFE_INTEGER ? EXACT_LIMIT : ""}`;
    case "minLength":
      return `at least ${limit} characters long`;
    case "maxLength":
      return `at most ${limit} characters long`;
    case "exclusiveMinimum":
      return `more than ${limit}`;
    case "exclusiveMaximum":
      return `less than ${limit}`;
    case "multipleOf":
      return `a multiple of ${limit}`;
    case "anyOf":
    case "oneOf":
      return `what ${keyword === "anyOf" ? "one" : "exactly one"} of ${(schema[keyword] ?? []).length} schemas allows`;
    case "pattern":
      return STRING_FORMATS[schema["x-format"] ?? ""]?.right ?? `like ${schema.pattern}`;
    default:
      return `what ${keyword} ${JSON.stringify(limit)} allows`;
  }
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: "a string",
  integer: "an integer",
  number: "a number",
  boolean: "true or false",
  object: "an object",
  array: "an array",
  null: "null",
};

function typeWords({ type, "x-format": format, enum: values }: Schema): string {
  if (values) return `one of ${values.map(String).join(", ")}`;
  const words = [type].flat().map((each) => TYPE_WORDS[each ?? ""] ?? String(each));
  return words.length === 1 && format === "int32" ? "a 32-bit integer" : words.join(" or ");
}

function missing({ required = [] }: Schema, value: unknown): string {
  return required.find((name) => !Object.hasOwn(value as object, name)) ?? "all its members";
}

function unknown({ properties = {} }: Schema, value: unknown): string {
  const name = Object.keys(value as object).find((each) => !Object.hasOwn(properties, each));
  return name ?? "further members";
}

/** The kind of a value, without the value: `a string`. */
export function describeKind(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return TYPE_WORDS[typeof value] ?? "a value of no type of JSON";
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  // Parsing has rounded such a number, so its digits are not the ones that were sent.
  if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return value > 0 ? "a number above 2^53 - 1" : "a number below -(2^53 - 1)";
  const text = typeof value === "bigint" ? `${value}` : (JSON.stringify(value) ?? String(value));
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

function join(path: string, key: string): string {
  if (/^\d+$/.test(key)) return `${path}[${key}]`;
  return path === "" ? key : `${path}.${key}`;
}
