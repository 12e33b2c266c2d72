import type { Segments } from "@seamline/openapi/json-pointer";
import { integerBounds } from "@seamline/openapi/string-formats";
import type { Schema } from "../document/editable-document.ts";
import { all, call, ready } from "./code.ts";
import { type CodeContext, type CodeOf, typesOf } from "./context.ts";
import { assertKnownKeywords } from "./known-keywords.ts";
import { limitCalls } from "./limit-code.ts";
import { objectArguments, partCalls } from "./part-code.ts";
import { valueCalls } from "./value-code.ts";

/**
 * The code of what validates values of a schema. It rejects `undefined`, so that nothing else has to look for members
 * that are missing.
 *
 * @throws SpecError for a keyword that validators do not support
 */
export function schemaCode(schema: Schema | boolean, segments: Segments, context: CodeContext): string {
  if (typeof schema === "boolean") {
    return ready(schema ? "any" : "never");
  }
  assertKnownKeywords({ schema, segments }, context);
  const codeOf: CodeOf = (part, ...below) => schemaCode(part as Schema, [...segments, ...below], context);
  const reference = schema.$ref === undefined ? [] : [context.definition(schema.$ref)];
  if (reference.length > 0 && context.isOlder) {
    return all(reference);
  }
  const values = valueCalls(schema);
  const [type, rest] = values.length > 0 ? [[], schema] : typeCode(schema, codeOf, context);
  const parts = [
    ...reference,
    ...values,
    ...type,
    ...limitCalls({ schema: rest, segments }, context),
    ...partCalls({ schema: rest, segments }, codeOf, context),
    ...combinationCalls(schema, codeOf),
  ];
  return all(isOfAnyType(schema) ? [ready("any"), ...parts] : parts);
}

/** Whether every part leaves values of other types alone, and `undefined` with them. */
function isOfAnyType({ $ref, type, enum: values, ...schema }: Schema): boolean {
  const closed = schema["x-open-enum"] === true ? undefined : values;
  const parts = [$ref, type, closed, schema.const, schema.allOf, schema.anyOf, schema.oneOf];
  return parts.every((part) => part === undefined);
}

/** The code of the type, and what of the schema is still to be said. */
function typeCode(
  schema: Schema,
  codeOf: CodeOf,
  context: CodeContext,
): readonly [code: readonly string[], rest: Schema] {
  const types = typesOf(schema);
  const others = types.filter((type) => type !== "null");
  const [only] = others;
  if (types.length === 0 || only === undefined) {
    return [types.map(() => ready("nil")), schema];
  }
  const isNullable = others.length < types.length;
  const [code, rest] =
    others.length === 1
      ? onlyTypeCode(only, schema, codeOf, context)
      : ([call("anyOf", ...others.map((type) => bareTypeCode(type, schema, context))), schema] as const);
  return [[isNullable ? call("nullable", code) : code], rest];
}

function onlyTypeCode(
  type: string,
  schema: Schema,
  codeOf: CodeOf,
  context: CodeContext,
): readonly [code: string, rest: Schema] {
  if (type === "object" && schema.patternProperties === undefined) {
    const { properties: _p, required: _r, additionalProperties: _a, ...rest } = schema;
    return [call("object", ...objectArguments(schema, codeOf, context)), rest];
  }
  if (type === "array" && schema.prefixItems === undefined) {
    const { items: item = {}, ...rest } = schema;
    return [call("array", codeOf(item as Schema, "items")), rest];
  }
  if (type === "integer") {
    const { minimum: _min, maximum: _max, ...rest } = schema;
    return [bareTypeCode(type, schema, context), rest];
  }
  return [bareTypeCode(type, schema, context), schema];
}

function bareTypeCode(type: string, schema: Schema, context: CodeContext): string {
  switch (type) {
    case "object":
      return call("object", "{}");
    case "array":
      return call("array", ready("any"));
    case "integer":
      return integerCode(schema, context);
    default:
      return ready(type);
  }
}

/** As the checks of contracts have it: bounds that the schema states go before those of its format. */
function integerCode({ format, minimum, maximum }: Schema, context: CodeContext): string {
  const bounds = integerBounds(format);
  const limits = { minimum: minimum ?? bounds.minimum, maximum: maximum ?? bounds.maximum };
  const isSafe = limits.minimum === Number.MIN_SAFE_INTEGER && limits.maximum === Number.MAX_SAFE_INTEGER;
  const code = call("integer", ...(isSafe ? [] : [limits.minimum, limits.maximum].map(String)));
  const isOfFormat = format !== undefined && minimum === undefined && maximum === undefined;
  return isOfFormat && !isSafe ? context.format(format, code) : code;
}

function combinationCalls(schema: Schema, codeOf: CodeOf): string[] {
  const listed = (["allOf", "anyOf", "oneOf"] as const).flatMap((keyword) => {
    const codes = (schema[keyword] ?? []).map((each, index) => codeOf(each, keyword, String(index)));
    return codes.length === 0 ? [] : codes.length === 1 ? codes : [call(keyword, ...codes)];
  });
  const excluded = schema.not === undefined ? [] : [call("not", codeOf(schema.not as Schema, "not"))];
  return [...listed, ...excluded, ...conditionCalls(schema, codeOf)];
}

/** `then` and `else` mean nothing without `if`. */
function conditionCalls(schema: Schema, codeOf: CodeOf): string[] {
  const branch = (keyword: "then" | "else"): string =>
    schema[keyword] === undefined ? ready("any") : codeOf(schema[keyword] as Schema, keyword);
  return schema.if === undefined
    ? []
    : [call("when", codeOf(schema.if as Schema, "if"), branch("then"), branch("else"))];
}
