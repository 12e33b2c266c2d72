import type { ContractContent, ContractRequestBody } from "./contract-operation.ts";
import { pointerTo } from "./json-pointer.ts";
import { type ReadingRules, readValue } from "./read-value.ts";
import { type RequestWarning, unknownMembers } from "./request-warning.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";
import { describeFailure, type Violation } from "./violation.ts";

/** A body as sent. An empty body is equivalent to `undefined`. */
export type Body = Uint8Array | string | undefined;

/** A parsed body, or the violation that prevented parsing. */
export type ReadBody =
  | { readonly value: unknown; readonly content: ContractContent }
  | { readonly violation: Violation };

/** Maximum depth of a JSON body, the same as in Protocol Buffers. It protects recursive code from stack overflows. */
const MAX_DEPTH = 100;

const TOO_LARGE = "A number must be within the range of a double (±1.8e308).";

/** Decodes UTF-8. Returns `undefined` for invalid UTF-8. */
export function readText(body: Body): string | undefined {
  if (typeof body !== "object") return body ?? "";
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/**
 * Returns the media type without parameters. The charset can be ignored, because JSON is always UTF-8 (RFC 8259 section
 * 8.1).
 */
export function mediaTypeOf(contentType: string | null): string {
  return contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Parses a non-empty body. */
export function readBody(body: Body, mediaType: string, documented: readonly ContractContent[]): ReadBody {
  const content = documented.find((each) => each.mediaType === mediaType);
  if (!content) {
    const right = documented.map((each) => each.mediaType).join(" or ");
    const problem = `Content-Type must be ${right}, but ${mediaType ? `got ${mediaType.slice(0, 60)}` : "is absent"}.`;
    return { violation: { in: "header", pointer: "/content-type", rule: "media-type", problem } };
  }
  const text = readText(body);
  if (text === undefined) return broken("encoding", "The body is not valid UTF-8.");
  return /[/+]json$/.test(mediaType) ? readJson(text, content) : { value: text, content };
}

function readJson(text: string, content: ContractContent): ReadBody {
  if (isTooDeep(text)) return broken("depth", `The body is nested more than ${MAX_DEPTH} levels deep.`);
  try {
    const value: unknown = JSON.parse(text);
    const pointer = overflowingNumber(text, value);
    return pointer === undefined ? { value, content } : broken("number", TOO_LARGE, pointer);
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 120) : "it cannot be parsed";
    return broken("json", `The body is not valid JSON: ${why}.`);
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index;
}

function broken(rule: string, problem: string, pointer = ""): ReadBody {
  return { violation: { in: "body", pointer, rule, problem } };
}

/** Matches numbers that may exceed the range of doubles, because they have an exponent or hundreds of digits. */
const LARGE = /\d[eE]\+?\d\d|\d{309}/;

/**
 * Returns the JSON pointer to the first number outside the range of doubles, or `undefined` if there is no such number.
 * JSON allows such numbers (RFC 8259 section 6), but they are parsed as Infinity, which cannot be serialized again.
 *
 * @param value the parsed `text`
 */
export function overflowingNumber(text: string, value: unknown): string | undefined {
  return LARGE.test(text) ? pointerToInfinity(value) : undefined;
}

function pointerToInfinity(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : "";
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const pointer = pointerToInfinity(member);
    if (pointer !== undefined) return `${pointerTo(key)}${pointer}`;
  }
  return undefined;
}

/** Result of checking a body. `value` is missing if the body is invalid. */
export interface CheckedBody {
  readonly value?: unknown;
  readonly violations: readonly Violation[];
  /** Warnings about ignored members in the body. */
  readonly warnings?: readonly RequestWarning[];
}

/** Parses and checks a request body. */
export function checkBody(
  documented: ContractRequestBody,
  body: Body,
  contentType: string | null,
  definitions: SchemaDefinitions,
  rules: ReadingRules,
): CheckedBody {
  const [first] = documented.content;
  if (body === undefined || body.length === 0) return checkAbsence(documented, definitions, rules);
  const sentType = mediaTypeOf(contentType);
  const isUntyped = sentType === "" && rules.quirks.has("untyped-bodies");
  const mediaType = isUntyped ? (first?.mediaType ?? "") : sentType;
  const read = readBody(body, mediaType, documented.content);
  if ("violation" in read) return { violations: [read.violation] };
  // Generated clients send null if their caller passes no body.
  if (read.value === null && !documented.required) return checkAbsence(documented, definitions, rules);
  const { definition } = read.content;
  return definition === undefined
    ? { value: read.value, violations: [] }
    : checkValue(read.value, definition, definitions, rules);
}

/** Checks a request without a body. */
function checkAbsence(
  { required, content: [first] }: ContractRequestBody,
  definitions: SchemaDefinitions,
  rules: ReadingRules,
): CheckedBody {
  if (!required && !rules.quirks.has("empty-bodies")) return { violations: [] };
  const read =
    first?.definition === undefined
      ? { value: {}, violations: [] }
      : checkValue({}, first.definition, definitions, rules);
  // Naming a missing member is more helpful than reporting that the body is missing.
  return required && read.violations.length === 0 ? { violations: [MISSING] } : read;
}

function checkValue(
  sent: unknown,
  definition: string,
  definitions: SchemaDefinitions,
  rules: ReadingRules,
): CheckedBody {
  const schema = { $ref: `#/$defs/${definition}` };
  const notes = { hasUnknown: false };
  const value = readValue(sent, schema, rules, notes);
  const failure = definitions.requestCheck(definition)(value);
  const checked = failure
    ? { violations: [describeFailure("body", "", failure)] }
    : { value, violations: [] };
  // Most requests have no unknown members, so collect warnings only if there are any.
  return notes.hasUnknown ? { ...checked, warnings: unknownMembers(sent, schema, rules) } : checked;
}

const MISSING: Violation = {
  in: "body",
  pointer: "",
  rule: "required",
  problem: "A body is required, but none was sent.",
};
