import { allParts, findingsOf, type Rule } from "./schema-findings.ts";

/* Keywords for array items. They accept all values of other types (JSON Schema 2020-12, section 10.3.1). */

/** @param from index of the first item to which the rule applies. Earlier items are described by `prefixItems`. */
export function items(rule: Rule, from: number = 0): Rule {
  return (value, findings) => {
    if (!Array.isArray(value)) return true;
    let isValid = true;
    for (let index = from; index < value.length; index += 1) {
      if (findings ? findings.within(index, value[index], rule) : rule(value[index])) continue;
      isValid = false;
      if (!findings || findings.isFull) return false;
    }
    return isValid;
  };
}

/** Checks each of the first items with its own rule. The array may be shorter. */
export function prefixItems(...rules: readonly Rule[]): Rule {
  return (value, findings) => {
    if (!Array.isArray(value)) return true;
    const first = rules.slice(0, value.length);
    return allParts(
      first.map((rule, index) => [index, value[index], rule]),
      findings,
    );
  };
}

export function contains(rule: Rule, minimum: number = 1, maximum: number = Infinity): Rule {
  const range = maximum === Infinity ? `at least ${minimum}` : `${minimum} to ${maximum}`;
  return (value, findings) => {
    if (!Array.isArray(value)) return true;
    const count = value.filter((item) => findingsOf(rule, item, 1).length === 0).length;
    if (count >= minimum && count <= maximum) return true;
    findings?.add("contains", `must have ${range} items that match \`contains\``, value, { count });
    return false;
  };
}
