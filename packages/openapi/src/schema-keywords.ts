import { ContractError, type Schema } from "./document.ts";
import { COMBINATIONS } from "./schema-combinations.ts";
import {
  type Findings,
  type Keyword,
  type RuleMaker,
  type SchemaRule,
  simpleRule,
} from "./schema-findings.ts";

/**
 * The keywords of JSON Schema (2020-12) that contracts and seeds use, in the order in which they are checked. What is
 * wrong first is what a service reports.
 */
export const KEYWORDS: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ["type", typeRule],
  ["$ref", referenceRule],
  ["enum", enumRule],
  ["const", constRule],
  ["maximum", boundRule("maximum", numberOf, (number, most) => number <= most)],
  ["minimum", boundRule("minimum", numberOf, (number, least) => number >= least)],
  ["exclusiveMaximum", boundRule("exclusiveMaximum", numberOf, (number, bound) => number < bound)],
  ["exclusiveMinimum", boundRule("exclusiveMinimum", numberOf, (number, bound) => number > bound)],
  ["multipleOf", boundRule("multipleOf", numberOf, (number, unit) => Number.isInteger(number / unit))],
  ["maxLength", boundRule("maxLength", lengthOf, (length, most) => length <= most)],
  ["minLength", boundRule("minLength", lengthOf, (length, least) => length >= least)],
  ["pattern", patternRule],
  ["maxItems", boundRule("maxItems", itemCountOf, (count, most) => count <= most)],
  ["minItems", boundRule("minItems", itemCountOf, (count, least) => count >= least)],
  ["uniqueItems", uniqueItemsRule],
  ["items", itemsRule],
  ["maxProperties", boundRule("maxProperties", memberCountOf, (count, most) => count <= most)],
  ["minProperties", boundRule("minProperties", memberCountOf, (count, least) => count >= least)],
  ["required", requiredRule],
  ["additionalProperties", (schema, rules) => (schema.properties ? allowAll : membersRule(schema, rules))],
  ["properties", membersRule],
  ...COMBINATIONS,
]);

type Members = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether an object has a member. One that is `undefined` is absent, as for `JSON.stringify`. */
function hasMember(value: Members, name: string): boolean {
  return value[name] !== undefined && Object.hasOwn(value, name);
}

function typeRule(schema: Schema): SchemaRule {
  const types = [schema.type].flat();
  const [only] = types;
  const isOfType =
    types.length === 1
      ? (value: unknown) => isOf(value, only)
      : (value: unknown) => types.some((type) => isOf(value, type));
  return simpleRule("type", schema, isOfType);
}

function isOf(value: unknown, type: string | undefined): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isRecord(value);
    case "integer":
      // A number beyond all doubles is read as Infinity. Its bound says more about it than its type.
      return Number.isInteger(value) || value === Infinity || value === -Infinity;
    default:
      return typeof value === type;
  }
}

/** The keyword of a bound on a number, or on how many of something there are. */
function boundRule(
  keyword: string,
  measure: (value: unknown) => number | undefined,
  isWithin: (measured: number, bound: number) => boolean,
): Keyword {
  return (schema) => {
    const bound = schema[keyword] as number;
    return simpleRule(keyword, schema, (value) => {
      const measured = measure(value);
      return measured === undefined || isWithin(measured, bound);
    });
  };
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** Counts code points, as JSON Schema does: JavaScript counts halves of some. */
function lengthOf(value: unknown): number | undefined {
  return typeof value === "string" ? [...value].length : undefined;
}

function itemCountOf(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

function memberCountOf(value: unknown): number | undefined {
  return isRecord(value) ? Object.keys(value).length : undefined;
}

function patternRule(schema: Schema): SchemaRule {
  const expression = new RegExp(schema.pattern ?? "", "u");
  return simpleRule("pattern", schema, (value) => typeof value !== "string" || expression.test(value));
}

/** @throws ContractError for a listed object or array, which no contract has */
function enumRule(schema: Schema): SchemaRule {
  const values = schema.enum ?? [];
  if (values.some((each) => typeof each === "object" && each !== null))
    throw new ContractError("The values of an enum must be texts, numbers, booleans or null.");
  return simpleRule("enum", schema, (value) => values.includes(value));
}

function constRule(schema: Schema): SchemaRule {
  const right = canonical(schema.const);
  return simpleRule("const", schema, (value) => canonical(value) === right);
}

function uniqueItemsRule(schema: Schema): SchemaRule {
  if (schema.uniqueItems !== true) return allowAll;
  return simpleRule(
    "uniqueItems",
    schema,
    (value) => !Array.isArray(value) || new Set(value.map(canonical)).size === value.length,
  );
}

/** The JSON of a value with its members in order: alike for values that are equal. */
function canonical(value: unknown): string {
  const inOrder = (_: string, part: unknown): unknown =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part;
  return String(JSON.stringify(value, inOrder));
}

const DEFINITION = "#/$defs/";

/** The definition is looked up when the first value is checked, since a schema may refer to itself. */
function referenceRule({ $ref = "" }: Schema, { ofDefinition }: RuleMaker): SchemaRule {
  let rule: SchemaRule | undefined;
  return (value, findings) => {
    rule ??= ofDefinition($ref.slice(DEFINITION.length));
    return rule(value, findings);
  };
}

const allowAll: SchemaRule = () => true;

function itemsRule({ items = {} }: Schema, { ofSchema }: RuleMaker): SchemaRule {
  const rule = ofSchema(items);
  return (value, findings) => {
    if (!Array.isArray(value) || value.every((item) => rule(item, undefined))) return true;
    if (!findings) return false;
    for (const [index, item] of value.entries())
      if (!findings.addWithin(index, item, rule) && findings.stopsAtFirst) break;
    return false;
  };
}

function requiredRule(schema: Schema): SchemaRule {
  const names = schema.required ?? [];
  return simpleRule(
    "required",
    schema,
    (value) => !isRecord(value) || names.every((name) => hasMember(value, name)),
  );
}

/** What a schema says of the members of an object. */
interface MemberRules {
  readonly schema: Schema;
  /** By the names of members, in the order of the schema. */
  readonly named: ReadonlyMap<string, SchemaRule>;
  /** The rule of any other member; `undefined` where there may be none. */
  readonly others: SchemaRule | undefined;
}

/**
 * The rule of `properties` and `additionalProperties` together, so that the members of a right object are read once.
 */
function membersRule(schema: Schema, { ofSchema }: RuleMaker): SchemaRule {
  const { properties = {}, additionalProperties = true } = schema;
  const named = new Map(Object.entries(properties).map(([name, each]) => [name, ofSchema(each)] as const));
  const others = typeof additionalProperties === "object" ? ofSchema(additionalProperties) : allowAll;
  const rules = { schema, named, others: additionalProperties === false ? undefined : others };
  return (value, findings) => {
    if (!isRecord(value) || areRight(value, rules)) return true;
    if (findings) addWrongMembers(value, rules, findings);
    return false;
  };
}

function areRight(value: Members, { named, others }: MemberRules): boolean {
  for (const name in value) {
    const member = value[name];
    if (member === undefined) continue;
    const rule = named.get(name) ?? others;
    if (!rule?.(member, undefined)) return false;
  }
  return true;
}

/** Unknown members come first, since one that is missing may be one of them. */
function addWrongMembers(value: Members, { schema, named, others }: MemberRules, findings: Findings): void {
  const unknown = Object.keys(value).filter((name) => !named.has(name) && value[name] !== undefined);
  if (!others && unknown.length > 0) findings.add("additionalProperties", schema, value);
  const rules = [...unknown.map((name) => [name, others] as const), ...named];
  for (const [name, rule] of rules) {
    if (findings.stopsAtFirst && findings.all.length > 0) return;
    if (rule && hasMember(value, name)) findings.addWithin(name, value[name], rule);
  }
}
