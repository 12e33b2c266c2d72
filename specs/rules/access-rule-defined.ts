import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** An operation names the access rules that it is under; the root says what they are. */
export default defineRule(function* (document) {
  for (const operation of document.operations) {
    const names = operation.node["x-access-rules"];
    if (!Array.isArray(names)) continue;
    for (const name of names.map(String).filter((each) => !document.accessRules.has(each))) {
      const message = `Unknown access rule ${name}: x-access-rules of the root does not define it.`;
      yield { message, at: fieldOf(operation, "x-access-rules") };
    }
  }
});
