import type { JsonObject } from "../src/json-object.ts";
import { ITEM_POSITION } from "../src/prepare-document.ts";
import { constraintRules, type Finding } from "./constraint-rules.ts";
import { type DiffChange, fieldOf } from "./diff-rule.ts";

/** Redocly rates `prefixItems` only if the whole keyword is added or removed, and ignores the order of its schemas. */
function itemChange({ kind, property, node, base, revision }: DiffChange): Finding | undefined {
  const message = (what: string): string => `A schema in \`prefixItems\` ${what}.`;
  if (kind === "modified") {
    const move = `moved from position ${base?.value} to ${revision?.value}`;
    return property === ITEM_POSITION ? { effect: "different", message: message(move) } : undefined;
  }
  // For a reference, the position is next to `$ref`.
  const { [ITEM_POSITION]: position } = ((node.revision ?? node.base)?.value ?? {}) as JsonObject;
  if (position === undefined) return undefined;
  const array = node.parent?.parent;
  // If `items` is `false`, the length of `prefixItems` is the maximum length of the array.
  const isClosed = [array?.base, array?.revision].every((schema) => fieldOf(schema, "items") === false);
  return {
    effect: (kind === "added") === isClosed ? "more" : "fewer",
    message: message(`was ${kind} at position ${position}`),
  };
}

export default constraintRules("prefix-items", itemChange, (visit) => ({ SchemaList: { Schema: visit } }));
