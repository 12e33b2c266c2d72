import { constraintRules, type Effect, type Finding } from "./constraint-rules.ts";
import { type DiffChange, type DiffNode, fieldOf, nameOf, quoted, typeOfParent } from "./diff-rule.ts";

/** Redocly only reports changes inside a pattern's schema, so this rule covers the keyword itself. */
function keywordChange({ kind, node }: DiffChange): Finding | undefined {
  if (kind === "modified") return undefined;
  return { effect: effectOf(kind, node.parent), message: `\`patternProperties\` was ${kind}.` };
}

function patternChange({ kind, property, node, base, revision }: DiffChange): Finding | undefined {
  if (typeOfParent(node) !== "PatternProperties") return undefined;
  const message = (what: string): string => `A pattern of \`patternProperties\` ${what}.`;
  if (kind !== "modified")
    return {
      effect: effectOf(kind, node.parent?.parent),
      message: message(`was ${kind}: ${quoted(nameOf(node))}`),
    };
  if (property !== "key") return undefined;
  const change = `changed from ${quoted(base?.value)} to ${quoted(revision?.value)}`;
  return { effect: "different", message: message(change) };
}

/** Returns the effect of a new or removed pattern. Closed objects reject properties that match no pattern. */
function effectOf(kind: "added" | "removed", schema: DiffNode | null | undefined): Effect {
  return (kind === "added") === isClosed(schema) ? "more" : "fewer";
}

function isClosed(schema: DiffNode | null | undefined): boolean {
  return [schema?.base, schema?.revision].every(
    (each) =>
      fieldOf(each, "additionalProperties") === false || fieldOf(each, "unevaluatedProperties") === false,
  );
}

export default {
  ...constraintRules("pattern-properties", keywordChange, (visit) => ({ PatternProperties: visit })),
  ...constraintRules("property-pattern", patternChange, (visit) => ({
    PatternProperties: { Schema: visit },
  })),
};
