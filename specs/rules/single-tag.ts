import { defineRule } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";
import { fieldOf } from "../model/located.ts";

/** Generators write an operation once per tag, and one without a tag into a class of their own invention. */
export default defineRule(function* ({ operations, root }) {
  const known = Array.isArray(root.node.tags)
    ? root.node.tags.filter(isJsonObject).map(({ name }) => name)
    : [];
  for (const operation of operations) {
    const tags = Array.isArray(operation.node.tags) ? operation.node.tags : [];
    const at = fieldOf(operation, "tags");
    const [tag] = tags;
    if (tags.length !== 1 || tag === undefined) yield { message: "An operation needs exactly one tag.", at };
    else if (!known.includes(tag)) yield { message: `The root does not describe the tag ${tag}.`, at };
  }
});
