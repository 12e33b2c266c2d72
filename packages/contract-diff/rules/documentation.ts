import { type DiffRule, nameOf } from "./diff-rule.ts";

/** Parts that only affect documentation. Redocly rates every addition as a minor change. */
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
