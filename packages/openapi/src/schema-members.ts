import { allOf } from "./schema-combinations.ts";
import { allParts, type Findings, findingsOf, isObject, type Rule } from "./schema-findings.ts";
import { any } from "./schema-values.ts";

/*
 * Keywords for object members. They accept all values of other types (JSON Schema 2020-12, section 10.3.2, and
 * Validation, section 6.5). Members that are `undefined` are treated as absent, as in `JSON.stringify`.
 */

/** Rules for members, by name. */
export type Members = Readonly<Record<string, Rule>>;

/** Rule for members that are not listed in `properties`. */
interface OtherMembers {
  /** Rule for each of these members; `false` if they are not allowed. */
  readonly rule: Rule | false;
  /** Patterns from `patternProperties`. Matching names are excluded. */
  readonly except: readonly RegExp[];
}

type JsonObject = Readonly<Record<string, unknown>>;

export function hasMember(value: JsonObject, name: string): boolean {
  return value[name] !== undefined && Object.hasOwn(value, name);
}

/** Combines `properties`, `required` and `additionalProperties`, so that each member of a valid object is read once. */
export function properties(
  members: Members,
  required: readonly string[] = [],
  others: Rule | false = any,
  ...except: readonly RegExp[]
): Rule {
  const named = new Map(Object.entries(members));
  const rest = { rule: others, except };
  return (value, findings) => {
    if (!isObject(value) || areValid(value, named, required, rest)) return true;
    if (findings) addFindings(value, named, required, rest, findings);
    return false;
  };
}

function areValid(
  value: JsonObject,
  named: ReadonlyMap<string, Rule>,
  required: readonly string[],
  others: OtherMembers,
): boolean {
  for (const name of required) if (!hasMember(value, name)) return false;
  for (const name in value) {
    const member = value[name];
    if (member === undefined) continue;
    const rule = named.get(name) ?? ruleOfOther(name, others);
    if (rule === false || !rule(member)) return false;
  }
  return true;
}

function ruleOfOther(name: string, { rule, except }: OtherMembers): Rule | false {
  return rule !== any && except.some((pattern) => pattern.test(name)) ? any : rule;
}

function addFindings(
  value: JsonObject,
  named: ReadonlyMap<string, Rule>,
  required: readonly string[],
  others: OtherMembers,
  findings: Findings,
): void {
  for (const member of required)
    if (!hasMember(value, member)) findings.add("required", "is missing", value, { member });
  // Report unknown members first, because a misspelled name may also cause other failures.
  const unknown = Object.keys(value).filter((name) => !named.has(name));
  for (const member of unknown)
    if (!findings.isFull && value[member] !== undefined && ruleOfOther(member, others) === false)
      findings.add("additionalProperties", "is not allowed", value, { member });
  for (const name of [...unknown, ...named.keys()]) {
    if (findings.isFull) return;
    const rule = named.get(name) ?? ruleOfOther(name, others);
    if (rule && hasMember(value, name)) findings.within(name, value[name], rule);
  }
}

export function patternProperties(...patterns: readonly (readonly [name: RegExp, rule: Rule])[]): Rule {
  return (value, findings) => {
    if (!isObject(value)) return true;
    const parts = Object.keys(value).flatMap((name) =>
      patterns
        .filter(([pattern]) => value[name] !== undefined && pattern.test(name))
        .map(([, rule]) => [name, value[name], rule] as const),
    );
    return allParts(parts, findings);
  };
}

export function propertyNames(rule: Rule): Rule {
  return (value, findings) => {
    const names = isObject(value) ? Object.keys(value).filter((name) => !rule(name)) : [];
    for (const name of findings ? names : []) {
      const [first] = findingsOf(rule, name, 1);
      if (!findings?.isFull)
        findings?.add(
          "propertyNames",
          `must not have the member ${name}: its name ${first?.requirement}`,
          value,
        );
    }
    return names.length === 0;
  };
}

/** @param rules rules for the whole object, keyed by the member that activates them */
export function dependentSchemas(rules: Members): Rule {
  return (value, findings) => {
    if (!isObject(value)) return true;
    const applicable = Object.keys(rules).filter((name) => hasMember(value, name));
    return allOf(...applicable.map((name) => rules[name] as Rule))(value, findings);
  };
}

export function dependentRequired(names: Readonly<Record<string, readonly string[]>>): Rule {
  return dependentSchemas(
    Object.fromEntries(Object.entries(names).map(([name, required]) => [name, properties({}, required)])),
  );
}
