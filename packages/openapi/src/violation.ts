import { parsePointer, pointerTo } from "./json-pointer.ts";
import type { SchemaFailure } from "./schema-checks.ts";

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
 * Puts a failure into words: `query.terms must be a string, but got 5.`
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
  const { pointer, keyword, schema } = failure;
  const subject = parsePointer(pointer).reduce(join, root);
  return {
    in: place,
    pointer: root === "" ? pointer : `${pointerTo(root)}${pointer}`,
    // For an enum, report the listed values instead of the type: they are more helpful.
    rule: keyword === "type" && schema.enum ? "enum" : keyword,
    ...(keyword === "required" && { missing: failure.member }),
    problem: `${subject === "" ? "The body" : subject} ${demandOf(failure, describe)}`,
  };
}

function demandOf(failure: SchemaFailure, describe: ValueWords): string {
  const { keyword, value, requirement, member, count } = failure;
  if (keyword === "required") return `must have ${member}, which is missing.`;
  if (keyword === "additionalProperties") return `must not have ${member}, which is not documented.`;
  if (keyword === "type") return `${typeRequirement(failure)}, but got ${describe(value)}.`;
  if (count !== undefined) return `${requirement}, but has ${count}.`;
  return `${requirement}${isExactLimit(failure) ? EXACT_LIMIT : ""}, but got ${describe(value)}.`;
}

function isExactLimit({ keyword, schema }: SchemaFailure): boolean {
  const isBound = keyword === "minimum" || keyword === "maximum";
  return isBound && Math.abs(Number(schema[keyword])) === Number.MAX_SAFE_INTEGER;
}

/** The listed values, or the size of an integer, explain more than the type. */
function typeRequirement({ schema, requirement }: SchemaFailure): string {
  if (schema.enum) return `must be one of ${schema.enum.map(String).join(", ")}`;
  const isInt32 = schema.type === "integer" && schema["x-format"] === "int32";
  return isInt32 ? "must be a 32-bit integer" : requirement;
}

const KIND_WORDS: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  boolean: "true or false",
  object: "an object",
};

/** Returns the kind of a value without the value, such as `a string`. */
export function describeKind(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return KIND_WORDS[typeof value] ?? "a value of no type of JSON";
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
