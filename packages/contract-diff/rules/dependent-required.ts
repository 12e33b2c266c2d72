import { constraintRules, type Effect, type Finding } from "./constraint-rules.ts";
import { type DiffChange, modification } from "./diff-rule.ts";

/** Redocly rates `dependentRequired` only if the whole keyword is added or removed. */
function dependencyChange(change: DiffChange): Finding | undefined {
  if (change.kind !== "modified") return undefined;
  const [before, after] = [change.base?.value ?? [], change.revision?.value ?? []] as [string[], string[]];
  return {
    effect: effectOf(before, after),
    message: `\`dependentRequired\` of \`${change.property}\` ${modification(change)}.`,
  };
}

/** Returns the effect of changed required properties. Each required property makes objects without it invalid. */
function effectOf(before: readonly string[], after: readonly string[]): Effect {
  const isStricter = after.some((name) => !before.includes(name));
  const isLooser = before.some((name) => !after.includes(name));
  if (isStricter && isLooser) return "different";
  return isStricter ? "fewer" : "more";
}

export default constraintRules("dependent-required", dependencyChange, (visit) => ({
  DependentRequired: visit,
}));
