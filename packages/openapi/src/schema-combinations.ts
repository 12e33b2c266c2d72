import type { Schema } from "./document.ts";
import {
  type Finding,
  Findings,
  type Keyword,
  type RuleMaker,
  type SchemaRule,
  simpleRule,
} from "./schema-findings.ts";

/** The keywords that combine schemas of the same value. */
export const COMBINATIONS: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ["not", notRule],
  ["allOf", allOfRule],
  ["anyOf", anyOfRule],
  ["oneOf", oneOfRule],
]);

function notRule(schema: Schema, { ofSchema }: RuleMaker): SchemaRule {
  const excluded = ofSchema(schema.not as Schema);
  return simpleRule("not", schema, (value) => !excluded(value, undefined));
}

function allOfRule({ allOf = [] }: Schema, { ofSchema }: RuleMaker): SchemaRule {
  const rules = allOf.map(ofSchema);
  return (value, findings) => {
    if (rules.every((rule) => rule(value, undefined))) return true;
    for (const rule of rules) if (!rule(value, findings) && findings?.stopsAtFirst !== false) break;
    return false;
  };
}

function anyOfRule(schema: Schema, { ofSchema }: RuleMaker): SchemaRule {
  const rules = (schema.anyOf ?? []).map(ofSchema);
  return (value, findings) => {
    if (rules.some((rule) => rule(value, undefined))) return true;
    if (findings) addNearest("anyOf", schema, rules, value, findings);
    return false;
  };
}

function oneOfRule(schema: Schema, { ofSchema }: RuleMaker): SchemaRule {
  const rules = (schema.oneOf ?? []).map(ofSchema);
  return (value, findings) => {
    const count = rules.filter((rule) => rule(value, undefined)).length;
    if (count === 1) return true;
    if (findings && count === 0) addNearest("oneOf", schema, rules, value, findings);
    else findings?.add("oneOf", schema, value);
    return false;
  };
}

/**
 * Adds what is wrong inside of the value by the alternative that finds least there. Where no alternative takes the
 * value as a whole, the value itself is what is wrong.
 */
function addNearest(
  keyword: string,
  schema: Schema,
  alternatives: readonly SchemaRule[],
  value: unknown,
  findings: Findings,
): void {
  const found = alternatives.map((rule) => findingsOf(rule, value, findings.stopsAtFirst));
  const inside = found.filter((own) => own.every(({ keys }) => keys.length > 0));
  const [nearest] = inside.sort((left, right) => left.length - right.length);
  if (nearest) findings.all.push(...nearest);
  else findings.add(keyword, schema, value);
}

function findingsOf(rule: SchemaRule, value: unknown, stopsAtFirst: boolean): readonly Finding[] {
  const own = new Findings(stopsAtFirst);
  rule(value, own);
  return own.all;
}
