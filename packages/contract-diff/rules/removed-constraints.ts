import { type DiffRule, nameOf, typeOfParent } from "./diff-rule.ts";

/** Keywords that restrict values with schemas or names. */
const KEYWORDS = new Set([
  ...["not", "if", "then", "else", "contains", "prefixItems", "propertyNames"],
  ...["dependentRequired", "dependentSchemas", "contentSchema"],
]);

/** Requests can contain more values without the keyword. Redocly rates a compatible removal as a patch. */
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
