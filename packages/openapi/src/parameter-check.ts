import type { ContractParameter, ListStyle } from "./contract-operation.ts";
import type { Schema } from "./document.ts";
import { pointerTo } from "./json-pointer.ts";
import { longIntegerFailure, readInteger } from "./long-integer.ts";
import { followReference, type ReadingRules, readValue } from "./read-value.ts";
import { decodeQuery } from "./request-target.ts";
import type { SchemaCheck, SchemaFailure } from "./schema-checks.ts";
import { describeFailure, type Violation } from "./violation.ts";

/**
 * Result of parsing a parameter. It has neither a value nor violations if the parameter was not sent and has no
 * default.
 */
export interface ReadParameter {
  readonly value?: unknown;
  readonly violations: readonly Violation[];
}

/** Parses and checks the values of a parameter. Path and header values are already decoded; query values are not. */
export type ParameterCheck = (sent: readonly string[] | undefined) => ReadParameter;

/** Delimiters of list items. Lists are split before decoding. */
const DELIMITERS: Readonly<Record<Exclude<ListStyle, "repeated">, RegExp>> = {
  comma: /,/,
  space: /%20|\+/,
  pipe: /\||%7C/i,
};

/**
 * Creates the check for a parameter.
 *
 * @param check returns the schema's check. Only called if checking the type is not sufficient.
 */
export function parameterCheck(
  parameter: ContractParameter,
  rules: ReadingRules,
  check: () => SchemaCheck,
): ParameterCheck {
  const { name, definition } = parameter;
  const schema = followReference({ $ref: `#/$defs/${definition}` }, rules.definitions);
  const items = followReference(schema.items ?? {}, rules.definitions);
  const isAnyString = schema.type === "string" && Object.keys(schema).length === 1;
  const withoutIt = absent(parameter);
  return (sent) => {
    if (sent === undefined) return withoutIt;
    const texts = textsOf(parameter, sent);
    if (!texts) return wrong(parameter, "encoding", "is not valid percent-encoded UTF-8.");
    if (!parameter.list && texts.length > 1)
      return wrong(parameter, "single", `must be sent once, but was sent ${texts.length} times.`);
    if (isAnyString) return { value: texts[0], violations: [] };
    const value = parameter.list
      ? texts.map((each) => readText(each, items, rules))
      : readText(texts[0] ?? "", schema, rules);
    const failure = failureOf(value, parameter, check);
    if (!failure) return { value, violations: [] };
    return { violations: [describeFailure(parameter.in, name, failure)] };
  };
}

function failureOf(
  value: unknown,
  { schema }: ContractParameter,
  check: () => SchemaCheck,
): SchemaFailure | undefined {
  return typeof value === "bigint" ? longIntegerFailure(value, schema) : check()(value);
}

function absent(parameter: ContractParameter): ReadParameter {
  if (parameter.required) return wrong(parameter, "required", "is required but missing.");
  const { default: value } = parameter.schema;
  return value === undefined ? { violations: [] } : { value, violations: [] };
}

function wrong({ in: place, name }: ContractParameter, rule: string, problem: string): ReadParameter {
  return { violations: [{ in: place, pointer: pointerTo(name), rule, problem: `${name} ${problem}` }] };
}

function textsOf({ in: place, list }: ContractParameter, sent: readonly string[]): string[] | undefined {
  const parts = list && list !== "repeated" ? sent.flatMap((each) => each.split(DELIMITERS[list])) : sent;
  const texts = parts.map((each) => (place === "query" ? decodeQuery(each) : each.trim()));
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

/** Converts a string to the type of its schema. Invalid strings stay unchanged, and validation reports them. */
function readText(text: string, schema: Schema, rules: ReadingRules): unknown {
  const types = [schema.type].flat();
  if (types.includes("integer") && /^-?\d+$/.test(text)) return readInteger(text);
  if (types.includes("number") && text.trim() !== "" && Number.isFinite(Number(text))) return Number(text);
  if (types.includes("boolean") && /^(?:true|false)$/.test(text)) return text === "true";
  if (schema.enum && /^\d+$/.test(text)) {
    const named = readValue(Number(text), schema, rules);
    return typeof named === "number" ? text : named;
  }
  return schema.type === "integer" ? text : readValue(text, schema, rules);
}
