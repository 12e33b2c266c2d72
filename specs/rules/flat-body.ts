import { defineRule } from "../model/define-rule.ts";
import { bodiesOf } from "../model/document-model.ts";
import { fieldOf } from "../model/located.ts";

/** Some generators keep only the base of an `allOf`, and others drop the base, so pages lose their items. */
export default defineRule(function* ({ operations }) {
  const seen = new Set<unknown>();
  for (const operation of operations) {
    const what = "x-pagination" in operation.node ? "page" : "body";
    for (const { schema } of bodiesOf(operation).flatMap(({ content }) => content)) {
      if (schema === undefined || !("allOf" in schema.node) || seen.has(schema)) continue;
      seen.add(schema);
      yield {
        message: `A ${what} schema must not have allOf at its root: list all properties instead.`,
        at: fieldOf(schema, "allOf"),
      };
    }
  }
});
