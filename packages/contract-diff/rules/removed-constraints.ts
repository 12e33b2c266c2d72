import { type DiffRule, nameOf, typeOfParent } from "./diff-rule.ts";

/** Keywords that restrict values with schemas or names. */
const KEYWORDS = new Set([
  ...["not", "if", "then", "else", "contains", "prefixItems", "propertyNames"],
  ...["dependentRequired", "dependentSchemas", "contentSchema"],
]);

/** Redocly rates the removal of a keyword as a patch if it breaks nobody. Requests can now contain more values. */
const constraintRemoved: DiffRule = {
  step: "minor",
  visitor: {
    any({ kind, node }, { report }) {
      if (kind === "removed" && typeOfParent(node) === "Schema" && KEYWORDS.has(nameOf(node)))
        report({ message: `\`${nameOf(node)}\` was removed.` });
    },
  },
};

export default { "constraint-removed": constraintRemoved };
