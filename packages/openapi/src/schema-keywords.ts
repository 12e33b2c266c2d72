import type { Schema } from "./document.ts";
import { allOf, anyOf, later, not, ofTypes, oneOf, when } from "./schema-combinations.ts";
import type { Rule } from "./schema-findings.ts";
import { contains, items, prefixItems } from "./schema-items.ts";
import {
  exclusiveMaximum,
  exclusiveMinimum,
  maxItems,
  maximum,
  maxLength,
  maxProperties,
  minItems,
  minimum,
  minLength,
  minProperties,
  multipleOf,
  pattern,
  uniqueItems,
} from "./schema-limits.ts";
import {
  dependentRequired,
  dependentSchemas,
  patternProperties,
  properties,
  propertyNames,
} from "./schema-members.ts";
import {
  any,
  array,
  boolean,
  constant,
  equalToOne,
  integer,
  nil,
  number,
  object,
  oneOfValues,
  string,
  wholeNumber,
} from "./schema-values.ts";

/** Functions that create rules, by name. */
export const RULE_FUNCTIONS: Readonly<Record<string, (...args: never[]) => Rule>> = {
  ...{ allOf, anyOf, later, not, oneOf, when, contains, items, prefixItems },
  ...{ exclusiveMaximum, exclusiveMinimum, maximum, maxItems, maxLength, maxProperties },
  ...{ minimum, minItems, minLength, minProperties, multipleOf, pattern },
  ...{ dependentRequired, dependentSchemas, patternProperties, properties, propertyNames },
  ...{ constant, equalToOne, integer, ofTypes, oneOfValues },
};

/** Rules without arguments, by name. */
export const RULES: Readonly<Record<string, Rule>> = {
  ...{ any, array, boolean, nil, number, object, string, uniqueItems, wholeNumber },
};

/** Builds rules, or source code for rules. Used both to create validators at run time and to generate them as files. */
export interface RuleBuilder<Code> {
  /** A call to one of {@link RULE_FUNCTIONS}. */
  call(name: string, ...args: readonly Code[]): Code;
  /** One of {@link RULES}. */
  constant(name: string): Code;
  /** A JSON value. */
  literal(value: unknown): Code;
  /** A regular expression. `path` is the path from the schema to its source. */
  expression(source: string, ...path: readonly string[]): Code;
  record(entries: readonly (readonly [name: string, code: Code])[]): Code;
  list(items: readonly Code[]): Code;
  /** The rule of a subschema. `path` is the path from the schema to the subschema. */
  schema(part: Schema | boolean, ...path: readonly string[]): Code;
  /** Rule for a referenced schema. */
  reference(reference: string): Code;
  /** Rule for `pattern`, which may come from a format. */
  pattern(expression: Code, format: string | undefined): Code;
}

type Keyword = <Code>(schema: Schema, builder: RuleBuilder<Code>) => Code | undefined;

function limit(name: string): readonly [string, Keyword] {
  return [name, (schema, build) => build.call(name, build.literal(schema[name]))];
}

/**
 * Supported JSON Schema 2020-12 keywords, in the order in which they are checked. A service reports only the first
 * mismatch.
 */
export const KEYWORDS: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ["type", typeRule],
  ["$ref", (schema, build) => build.reference(String(schema.$ref))],
  ["enum", enumRule],
  ["const", (schema, build) => build.call("constant", build.literal(schema.const))],
  ["maximum", boundRule("maximum")],
  ["minimum", boundRule("minimum")],
  limit("exclusiveMaximum"),
  limit("exclusiveMinimum"),
  limit("multipleOf"),
  limit("maxLength"),
  limit("minLength"),
  ["pattern", patternRule],
  limit("maxItems"),
  limit("minItems"),
  [
    "uniqueItems",
    (schema, build) => (schema.uniqueItems === true ? build.constant("uniqueItems") : undefined),
  ],
  ["prefixItems", (schema, build) => listRule("prefixItems", schema, build)],
  ["items", itemsRule],
  ["contains", containsRule],
  limit("maxProperties"),
  limit("minProperties"),
  ["properties", membersRule],
  ["required", (schema, build) => (schema.properties ? undefined : membersRule(schema, build))],
  [
    "additionalProperties",
    (schema, build) => (schema.properties || schema.required ? undefined : membersRule(schema, build)),
  ],
  ["patternProperties", patternPropertiesRule],
  ["propertyNames", (schema, build) => partRule("propertyNames", schema, build)],
  [
    "dependentRequired",
    (schema, build) => build.call("dependentRequired", build.literal(schema.dependentRequired)),
  ],
  [
    "dependentSchemas",
    (schema, build) => build.call("dependentSchemas", recordOf("dependentSchemas", schema, build)),
  ],
  ["not", (schema, build) => partRule("not", schema, build)],
  ["allOf", (schema, build) => listRule("allOf", schema, build)],
  ["anyOf", (schema, build) => listRule("anyOf", schema, build)],
  ["oneOf", (schema, build) => listRule("oneOf", schema, build)],
  ["if", conditionRule],
]);

/** Keywords that only modify another keyword. */
const COMPANIONS: ReadonlySet<string> = new Set(["minContains", "maxContains", "then", "else"]);

/**
 * Returns the first unsupported keyword in a schema. Schemas with such a keyword are rejected, because a partial check
 * would accept invalid values.
 */
export function unsupportedKeyword(schema: Schema): string | undefined {
  return Object.keys(schema).find(
    (keyword) => !KEYWORDS.has(keyword) && !COMPANIONS.has(keyword) && !keyword.startsWith("x-"),
  );
}

/** Builds the rules for a schema's keywords. */
export function keywordRules<Code>(schema: Schema, build: RuleBuilder<Code>): Code[] {
  const rules: Code[] = [];
  for (const [keyword, rule] of KEYWORDS) {
    const code = schema[keyword] === undefined ? undefined : rule(schema, build);
    if (code !== undefined) rules.push(code);
  }
  return rules;
}

/** Rule names by type. */
const TYPES: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  boolean: "boolean",
  object: "object",
  array: "array",
  null: "nil",
  integer: "wholeNumber",
};

function typeRule<Code>(schema: Schema, build: RuleBuilder<Code>): Code {
  if (isInteger(schema)) return build.call("integer", ...boundsOf(schema).map(build.literal));
  const types = [schema.type ?? []].flat().flatMap((type) => TYPES[type] ?? []);
  const [only] = types;
  if (only !== undefined && types.length === 1) return build.constant(only);
  return build.call("ofTypes", ...types.map(build.constant));
}

/**
 * A schema with an `enum` does not use the integer rule, because a list of allowed values is more helpful than bounds.
 */
function isInteger({ type, enum: values }: Schema): boolean {
  const types = [type].flat();
  return types.length === 1 && types[0] === "integer" && values === undefined;
}

/** Omits the bounds if they are the default: JavaScript's safe integers. */
function boundsOf({ minimum = -Infinity, maximum = Infinity }: Schema): readonly number[] {
  const isDefault = minimum === Number.MIN_SAFE_INTEGER && maximum === Number.MAX_SAFE_INTEGER;
  return isDefault ? [] : [minimum, maximum];
}

/** The rule for integers already includes the bounds. */
function boundRule(name: "minimum" | "maximum"): Keyword {
  return (schema, build) => (isInteger(schema) ? undefined : build.call(name, build.literal(schema[name])));
}

function enumRule<Code>(schema: Schema, build: RuleBuilder<Code>): Code {
  const values = schema.enum ?? [];
  const isPlain = values.every((value) => typeof value !== "object" || value === null);
  return build.call(isPlain ? "oneOfValues" : "equalToOne", ...values.map(build.literal));
}

function patternRule<Code>(schema: Schema, build: RuleBuilder<Code>): Code {
  return build.pattern(build.expression(String(schema.pattern), "pattern"), schema["x-format"]);
}

function partRule<Code>(name: "propertyNames" | "not", schema: Schema, build: RuleBuilder<Code>): Code {
  return build.call(name, build.schema(schema[name] as Schema, name));
}

function listRule<Code>(
  name: "allOf" | "anyOf" | "oneOf" | "prefixItems",
  schema: Schema,
  build: RuleBuilder<Code>,
): Code {
  const parts = (schema[name] ?? []) as readonly Schema[];
  const rules = parts.map((part, index) => build.schema(part, name, String(index)));
  const [only] = rules;
  return rules.length === 1 && only !== undefined && name !== "prefixItems"
    ? only
    : build.call(name, ...rules);
}

function itemsRule<Code>(schema: Schema, build: RuleBuilder<Code>): Code {
  const { length } = (schema.prefixItems ?? []) as readonly Schema[];
  const from = length === 0 ? [] : [build.literal(length)];
  return build.call("items", build.schema(schema.items as Schema, "items"), ...from);
}

function containsRule<Code>(schema: Schema, build: RuleBuilder<Code>): Code {
  const { minContains = 1, maxContains } = schema;
  const limits = maxContains === undefined ? [minContains] : [minContains, maxContains];
  return build.call(
    "contains",
    build.schema(schema.contains as Schema, "contains"),
    ...limits.map(build.literal),
  );
}

function recordOf<Code>(
  name: "properties" | "dependentSchemas",
  schema: Schema,
  build: RuleBuilder<Code>,
): Code {
  const parts = Object.entries((schema[name] ?? {}) as Readonly<Record<string, Schema>>);
  return build.record(parts.map(([key, part]) => [key, build.schema(part, name, key)]));
}

/** Omits trailing arguments with default values, and the whole rule if it accepts every object. */
function membersRule<Code>(schema: Schema, build: RuleBuilder<Code>): Code | undefined {
  const { required = [], additionalProperties = true, properties: named = {} } = schema;
  const isOpen = additionalProperties === true && required.length === 0;
  if (isOpen && Object.keys(named).length === 0) return undefined;
  const members = recordOf("properties", schema, build);
  if (isOpen) return build.call("properties", members);
  const names = build.literal([...new Set(required)]);
  if (additionalProperties === true) return build.call("properties", members, names);
  const patterns = Object.keys((schema.patternProperties ?? {}) as object);
  const others =
    additionalProperties === false
      ? build.literal(false)
      : build.schema(additionalProperties, "additionalProperties");
  const except = patterns.map((source) => build.expression(source, "patternProperties", source));
  return build.call("properties", members, names, others, ...except);
}

function patternPropertiesRule<Code>(schema: Schema, build: RuleBuilder<Code>): Code {
  const parts = Object.entries((schema.patternProperties ?? {}) as Readonly<Record<string, Schema>>);
  const pairs = parts.map(([source, part]) =>
    build.list([
      build.expression(source, "patternProperties", source),
      build.schema(part, "patternProperties", source),
    ]),
  );
  return build.call("patternProperties", ...pairs);
}

/** `then` and `else` have no meaning without `if`. */
function conditionRule<Code>(schema: Schema, build: RuleBuilder<Code>): Code {
  const branch = (name: "then" | "else"): Code =>
    schema[name] === undefined ? build.constant("any") : build.schema(schema[name] as Schema, name);
  return build.call("when", build.schema(schema.if as Schema, "if"), branch("then"), branch("else"));
}
