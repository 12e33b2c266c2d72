import { type DiffChange, type DiffRule, nameOf, quoted } from "./diff-rule.ts";

/** Values of `x-stability-level`, from least to most stable. */
const LEVELS: readonly unknown[] = ["draft", "alpha", "beta", "stable"];

/** Callers of a stable operation do not expect the changes that a draft may undergo. */
const stabilityDecreased: DiffRule = {
  step: "major",
  visitor: {
    any(change, { report }) {
      const levels = levelsOf(change);
      if (levels === undefined) return;
      const { before, after } = levels;
      if (!LEVELS.includes(after))
        report({
          message: `\`${nameOf(change.node)}\` has the invalid stability level ${quoted(after)} (use draft, alpha, beta or stable).`,
        });
      else if (LEVELS.indexOf(after) < LEVELS.indexOf(before))
        report({
          message: `The stability level of \`${nameOf(change.node)}\` decreased from ${quoted(before)} to ${quoted(after)}.`,
        });
    },
  },
};

const stabilityIncreased: DiffRule = {
  step: "minor",
  visitor: {
    any(change, { report }) {
      const levels = levelsOf(change);
      if (levels === undefined) return;
      const { before, after } = levels;
      if (LEVELS.indexOf(after) > LEVELS.indexOf(before))
        report({ message: `The stability level of \`${nameOf(change.node)}\` is now ${quoted(after)}.` });
    },
  },
};

/** Returns the old and the new level. Everything without a level is stable. */
function levelsOf({
  kind,
  property,
  base,
  revision,
}: DiffChange): { before: unknown; after: unknown } | undefined {
  if (kind !== "modified" || property !== "x-stability-level") return undefined;
  return { before: base?.value ?? "stable", after: revision?.value ?? "stable" };
}

export default { "stability-decreased": stabilityDecreased, "stability-increased": stabilityIncreased };
