import { defineRule } from "../model/define-rule.ts";

/**
 * Path and query parameters become arguments. Generators drop or mangle names that are not identifiers. Overlays can
 * add query parameters with names chosen by the service, such as `$.alt`.
 */
export default defineRule(function* ({ parameters, isFilled }) {
  const places = isFilled ? ["path"] : ["path", "query"];
  for (const { name, in: place, at } of parameters) {
    if (!places.includes(place) || /^[a-z][A-Za-z0-9]*$/.test(name)) continue;
    yield { message: `Parameter name "${name}" is not camelCase: rename it.`, at: at.child("name") };
  }
});
