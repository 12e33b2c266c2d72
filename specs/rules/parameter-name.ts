import { defineRule } from "./model/define-rule.ts";

/** Path and query parameters become arguments; generators drop or mangle names that are no identifiers. */
export default defineRule(function* ({ parameters }) {
  for (const { name, in: place, at } of parameters) {
    if ((place !== "path" && place !== "query") || /^[a-z][A-Za-z0-9]*$/.test(name)) continue;
    yield { message: `Parameter name "${name}" is not camelCase.`, at: at.child("name") };
  }
});
