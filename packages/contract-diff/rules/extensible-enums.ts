import { type DiffRule, fieldOf, nameOf, quoted } from "./diff-rule.ts";

/**
 * Clients accept unlisted values of an `x-extensible-enum`, but a removed value no longer compiles in a request. New
 * values are compatible.
 */
const extensibleEnumValuesRemoved: DiffRule = {
  step: "major",
  visitor: {
    Schema({ kind, property, node, base, revision }, { report, getDirections }) {
      if (kind !== "modified" || property !== "x-extensible-enum" || revision?.value === undefined) return;
      if (!getDirections().includes("request")) return;
      const [before, after] = [listed(base?.value) ?? fieldOf(node.base, "enum"), listed(revision.value)];
      if (!Array.isArray(after)) return;
      if (!Array.isArray(before)) {
        report({ message: `\`${nameOf(node)}\` in a request is now limited to an enum.` });
        return;
      }
      const removed = before.filter((value) => !after.includes(value));
      if (removed.length === 0) return;
      report({
        message: `The open enum of \`${nameOf(node)}\` in a request lost values: ${removed.map(quoted).join(", ")}.`,
      });
    },
  },
};

/** Returns the values of the extension. `prepareDocument` has converted the list to JSON. */
function listed(value: unknown): unknown {
  return typeof value === "string" ? JSON.parse(value) : undefined;
}

export default { "extensible-enum-values-removed": extensibleEnumValuesRemoved };
