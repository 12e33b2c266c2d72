import { constraintRules, type Effect, type Finding } from "./constraint-rules.ts";
import { type DiffChange, modification } from "./diff-rule.ts";

/** Redocly rates `dependentRequired` only if the whole keyword is added or removed. */
function dependencyChange(change: DiffChange): Finding | undefined {
  if (change.kind !== "modified") return undefined;
  const [before, after] = [change.base?.value ?? [], change.revision?.value ?? []] as [string[], string[]];
  const effect = effectOf(before, after);
  const message = `\`dependentRequired\` of \`${change.property}\` ${modification(change)}.`;
  return effect && { effect, message };
}

/** Returns the effect of changed required properties, or `undefined` if only their order changed. */
function effectOf(before: readonly string[], after: readonly string[]): Effect | undefined {
  const isStricter = after.some((name) => !before.includes(name));
  const isLooser = before.some((name) => !after.includes(name));
  if (isStricter && isLooser) return "different";
  if (isStricter) return "fewer";
  return isLooser ? "more" : undefined;
}

export default constraintRules("dependent-required", dependencyChange, (visit) => ({
  DependentRequired: visit,
}));
