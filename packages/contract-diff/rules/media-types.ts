import { constraintRules, type Finding } from "./constraint-rules.ts";
import { type DiffChange, nameOf, typeOfParent } from "./diff-rule.ts";

/** A media type without a schema allows all values. Redocly does not rate the addition of a schema to a media type. */
function bodySchemaChange({ kind, node }: DiffChange): Finding | undefined {
  if (kind === "modified" || typeOfParent(node) !== "MediaType" || node.parent === null) return undefined;
  return {
    effect: kind === "added" ? "fewer" : "more",
    message: `The schema of \`${nameOf(node.parent)}\` was ${kind}.`,
  };
}

export default constraintRules("body-schema", bodySchemaChange, (visit) => ({
  MediaType: { Schema: visit },
}));
