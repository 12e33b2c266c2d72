import { defineRule } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";
import { fieldOf } from "../model/located.ts";

/** Generators write an operation once per tag, and put operations without a tag into a class with an invented name. */
export default defineRule(function* ({ operations, root }) {
  const known = Array.isArray(root.node.tags)
    ? root.node.tags.filter(isJsonObject).map(({ name }) => name)
    : [];
  for (const operation of operations) {
    const tags = Array.isArray(operation.node.tags) ? operation.node.tags : [];
    const at = fieldOf(operation, "tags");
    const [tag] = tags;
    if (tags.length !== 1 || tag === undefined)
      yield { message: "The operation must have exactly one tag.", at };
    else if (!known.includes(tag))
      yield { message: `Unknown tag ${tag}: describe it in tags at the root.`, at };
  }
});
