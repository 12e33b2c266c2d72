import { type DiffRule, nameOf } from "./diff-rule.ts";

/** Additions that only affect the documentation. Redocly would rate them as minor changes. */
const documentationAdded: DiffRule = {
  step: "patch",
  visitor: Object.fromEntries(
    ["Tag", "TagList", "ExternalDocs", "Info", "Contact", "License", "ExamplesMap", "Example"].map((type) => [
      type,
      ({ kind, node }, { report }) => {
        if (kind === "added") report({ message: `\`${nameOf(node)}\` was added.` });
      },
    ]),
  ) as DiffRule["visitor"],
};

export default { "documentation-added": documentationAdded };
