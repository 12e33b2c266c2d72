import { type DiffRule, nameOf } from "./diff-rule.ts";

/** What only readers of the document see. Redocly rates everything that is added as a minor change. */
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
