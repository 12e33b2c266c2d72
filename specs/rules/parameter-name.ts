import { defineRule } from "../model/define-rule.ts";

/**
 * Path and query parameters become arguments; generators drop or mangle names that are no identifiers. Names in a path
 * are ours to choose; an overlay may bring a query parameter whose name the service has chosen, such as `$.alt`.
 */
export default defineRule(function* ({ parameters, isFilled }) {
  const places = isFilled ? ["path"] : ["path", "query"];
  for (const { name, in: place, at } of parameters) {
    if (!places.includes(place) || /^[a-z][A-Za-z0-9]*$/.test(name)) continue;
    yield { message: `Parameter name "${name}" is not camelCase.`, at: at.child("name") };
  }
});
