import { parsePointer, pointerTo } from "./json-pointer.ts";
import type { SchemaFailure } from "./schema-checks.ts";

/** A contract violation in a request or response. */
export interface Violation {
  readonly in: "path" | "query" | "header" | "body" | "status";
  /**
   * JSON pointer (RFC 6901) into this part of the request or response: `/pageSize`, `/accounts/0/email`. Empty for the
   * whole part.
   */
  readonly pointer: string;
  /** Name of a required member that is missing. `pointer` then points to the object. */
  readonly missing?: string;
  /**
   * Violated rule: a JSON Schema keyword, or `encoding`, `json`, `depth`, `number`, `media-type`, `single`,
   * `documented`.
   */
  readonly rule: string;
  /** A sentence that describes the problem and the expected value. */
  readonly problem: string;
}

const MAX_VALUE_LENGTH = 60;

/** Appended to bounds that come from JavaScript numbers instead of the contract. */
const EXACT_LIMIT = " (the limit for integers that are stored exactly)";

/** Describes a value for a message: by quoting it or naming its type. */
type ValueWords = (value: unknown) => string;

/**
 * Converts a schema failure to a violation: `query.terms must be a string, but got 5.`
 *
 * @param root parameter name; empty for a body
 * @param describe describes the invalid value. By default, the value is quoted.
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

/** Mentions the allowed values or an integer's size, which are more helpful than the type. */
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

/** Describes the type of a value without quoting the value: `a string`. */
export function describeKind(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return KIND_WORDS[typeof value] ?? "a value that is not JSON";
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  // Parsing rounds large numbers, so their digits can differ from the digits that were sent.
  if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return value > 0 ? "a number above 2^53 - 1" : "a number below -(2^53 - 1)";
  const text = typeof value === "bigint" ? `${value}` : (JSON.stringify(value) ?? String(value));
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

function join(path: string, key: string): string {
  if (/^\d+$/.test(key)) return `${path}[${key}]`;
  return path === "" ? key : `${path}.${key}`;
}
