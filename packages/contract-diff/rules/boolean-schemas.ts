import { FORBIDDEN_PROPERTIES } from "../src/boolean-schemas.ts";
import { type DiffChange, type DiffRule, quoted } from "./diff-rule.ts";

/**
 * Rates properties whose schema becomes `false` or is no longer `false`. `prepareDocument` has removed properties with
 * the schema `false`, so other rules rate these changes as additions or removals.
 */
const forbiddenPropertiesChanged: DiffRule = {
  step: "major",
  visitor: {
    Schema(change, { report, getDirections }) {
      const { added, removed } = forbiddenProperties(change);
      const directions = getDirections();
      if (added.length > 0 && directions.includes("request"))
        report({ message: `Properties can no longer be sent: ${added.join(", ")}.` });
      if (removed.length > 0 && directions.includes("response"))
        report({ message: `Properties are no longer forbidden in responses: ${removed.join(", ")}.` });
    },
  },
};

const forbiddenPropertiesAdapted: DiffRule = {
  step: "minor",
  visitor: {
    Schema(change, { report }) {
      const { added, removed } = forbiddenProperties(change);
      if (added.length > 0) report({ message: `Properties are now forbidden: ${added.join(", ")}.` });
      if (removed.length > 0)
        report({ message: `Properties are no longer forbidden: ${removed.join(", ")}.` });
    },
  },
};

/** Returns the quoted names of properties whose schema became `false` or is no longer `false`. */
function forbiddenProperties({ kind, property, base, revision }: DiffChange): {
  added: string[];
  removed: string[];
} {
  if (kind !== "modified" || property !== FORBIDDEN_PROPERTIES) return { added: [], removed: [] };
  const [before, after] = [namesIn(base?.value), namesIn(revision?.value)];
  return {
    added: after.filter((name) => !before.includes(name)).map(quoted),
    removed: before.filter((name) => !after.includes(name)).map(quoted),
  };
}

function namesIn(value: unknown): readonly string[] {
  return typeof value === "string" ? (JSON.parse(value) as string[]) : [];
}

export default {
  "forbidden-properties-changed": forbiddenPropertiesChanged,
  "forbidden-properties-adapted": forbiddenPropertiesAdapted,
};
