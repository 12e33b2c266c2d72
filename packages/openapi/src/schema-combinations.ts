import { type Finding, type Findings, findingsOf, type Rule } from "./schema-findings.ts";

/* Keywords that apply several schemas to the same value (JSON Schema 2020-12, section 10.2). */

/** Maximum depth of values for a recursive schema. Every runtime supports this call depth. */
const MAX_DEPTH = 250;

export function allOf(...rules: readonly Rule[]): Rule {
  return (value, findings) => {
    let isValid = true;
    for (const rule of rules) {
      if (rule(value, findings)) continue;
      isValid = false;
      if (!findings || findings.isFull) return false;
    }
    return isValid;
  };
}

export function anyOf(...rules: readonly Rule[]): Rule {
  return alternatives("anyOf", rules);
}

/** The value must have one of several types. */
export function ofTypes(...types: readonly Rule[]): Rule {
  return alternatives("type", types);
}

function alternatives(keyword: string, rules: readonly Rule[]): Rule {
  return (value, findings) => {
    if (rules.some((rule) => rule(value))) return true;
    if (findings) addNearest(keyword, rules, value, findings);
    return false;
  };
}

export function oneOf(...rules: readonly Rule[]): Rule {
  return (value, findings) => {
    const count = rules.filter((rule) => rule(value)).length;
    if (count === 1) return true;
    if (findings && count === 0) addNearest("oneOf", rules, value, findings);
    else findings?.add("oneOf", `must match exactly one of ${rules.length} schemas, not ${count}`, value);
    return false;
  };
}

/**
 * Adds the findings of the alternative with the fewest mismatches inside the value. If every alternative rejects the
 * value itself, adds one finding that lists all requirements.
 */
function addNearest(keyword: string, rules: readonly Rule[], value: unknown, findings: Findings): void {
  const found = rules.map((rule) => findingsOf(rule, value, findings.limit));
  const inside = found.filter((each) => each.every(isInside));
  const [nearest] = inside.sort((left, right) => left.length - right.length);
  if (nearest) findings.all.push(...nearest);
  else findings.add(keyword, requirementOf(found.flat().filter((each) => !isInside(each))), value);
}

/** Returns whether a finding is about a part of the value. This includes missing and unknown members. */
function isInside({ keys, member }: Finding): boolean {
  return keys.length > 0 || member !== undefined;
}

function requirementOf(found: readonly Finding[]): string {
  const words = [...new Set(found.map(({ requirement }) => requirement))];
  return words.map((each, index) => (index > 0 ? each.replace(/^must be /, "") : each)).join(" or ");
}

export function not(rule: Rule): Rule {
  return (value, findings) => {
    if (!rule(value)) return true;
    findings?.add("not", "must not match the schema of `not`", value);
    return false;
  };
}

/** `if`, `then` and `else`. */
export function when(condition: Rule, consequence: Rule, alternative: Rule): Rule {
  return (value, findings) => (condition(value) ? consequence : alternative)(value, findings);
}

/** A rule that is not defined yet, such as a recursive rule. */
export function later(rule: () => Rule): Rule {
  let depth = 0;
  return (value, findings) => {
    if (depth === MAX_DEPTH) {
      findings?.add("$ref", `must be nested at most ${MAX_DEPTH} levels deep`, value);
      return false;
    }
    depth += 1;
    try {
      return rule()(value, findings);
    } finally {
      depth -= 1;
    }
  };
}
