import type { Step } from "../src/change.ts";
import type { DiffChange, DiffContext, DiffRule, Visit } from "./diff-rule.ts";

/** Effect of a change on the set of valid values. `different` means that values were added and removed. */
export type Effect = "fewer" | "more" | "different";

/** A change to a constraint. */
export interface Finding {
  readonly effect: Effect;
  readonly message: string;
}

/**
 * Creates two rules for changes to a constraint: changes that break callers are major, and other changes are minor.
 *
 * @param id prefix of both rule ids
 * @param find returns the effect of a change, or `undefined` for irrelevant changes
 * @param placed returns a visitor that calls the function for some types of nodes
 */
export function constraintRules(
  id: string,
  find: (change: DiffChange) => Finding | undefined,
  placed: (visit: Visit) => DiffRule["visitor"],
): Readonly<Record<string, DiffRule>> {
  const rule = (step: Step, breaks: boolean): DiffRule => ({
    step,
    visitor: placed((change, context) => {
      const finding = find(change);
      if (finding !== undefined && breaksCallers(finding.effect, context) === breaks)
        context.report({ message: finding.message });
    }),
  });
  return { [`${id}-breaking`]: rule("major", true), [`${id}-compatible`]: rule("minor", false) };
}

/** Returns whether requests allow fewer values, or responses allow more values. */
function breaksCallers(effect: Effect, { getDirections }: DiffContext): boolean {
  const directions = getDirections();
  return (
    (effect !== "more" && directions.includes("request")) ||
    (effect !== "fewer" && directions.includes("response"))
  );
}
