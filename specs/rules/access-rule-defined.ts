import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** Operations refer to access rules by name. The rules are defined in `x-access-rules` at the root. */
export default defineRule(function* (document) {
  for (const operation of document.operations) {
    const names = operation.node["x-access-rules"];
    if (!Array.isArray(names)) continue;
    for (const name of names.map(String).filter((each) => !document.accessRules.has(each))) {
      const message = `Unknown access rule ${name}: define it in x-access-rules at the root, or correct the name.`;
      yield { message, at: fieldOf(operation, "x-access-rules") };
    }
  }
});
