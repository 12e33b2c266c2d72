import { constraintRules, type Finding } from "./constraint-rules.ts";
import { type DiffChange, fieldOf, modification, nameOf } from "./diff-rule.ts";

/** Limits on the number of items that match `contains`, with their defaults. Redocly does not rate these limits. */
const DEFAULTS: Readonly<Record<string, number>> = { minContains: 1, maxContains: Number.POSITIVE_INFINITY };

/** Returns the effect of a changed limit. Without `contains`, limits have no effect. */
function limitChange(change: DiffChange): Finding | undefined {
  const { kind, property = "", node, base, revision } = change;
  const fallback = DEFAULTS[property];
  if (kind !== "modified" || fallback === undefined) return undefined;
  if ([node.base, node.revision].some((schema) => fieldOf(schema, "contains") === undefined))
    return undefined;
  const [before, after] = [base?.value ?? fallback, revision?.value ?? fallback] as [number, number];
  if (before === after) return undefined;
  const isNarrower = after > before === (property === "minContains");
  const message = `\`${property}\` of \`${nameOf(node)}\` ${modification(change)}.`;
  return { effect: isNarrower ? "fewer" : "more", message };
}

export default constraintRules("contains-limit", limitChange, (visit) => ({ Schema: visit }));
