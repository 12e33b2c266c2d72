import { defineRule } from "../model/define-rule.ts";
import { bodiesOf } from "../model/document-model.ts";
import { fieldOf } from "../model/located.ts";

/** Generators keep the base of an `allOf` and lose the rest, or the other way round; pages lose their items. */
export default defineRule(function* ({ operations }) {
  const seen = new Set<unknown>();
  for (const operation of operations) {
    const what = "x-pagination" in operation.node ? "page" : "body";
    for (const { schema } of bodiesOf(operation).flatMap(({ content }) => content)) {
      if (schema === undefined || !("allOf" in schema.node) || seen.has(schema)) continue;
      seen.add(schema);
      yield { message: `Write the ${what} out, without allOf at its root.`, at: fieldOf(schema, "allOf") };
    }
  }
});
