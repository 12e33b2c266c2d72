import { defineRule } from "./model/define-rule.ts";
import { fieldOf } from "./model/located.ts";
import { childrenOf, typesOf } from "./model/schema-model.ts";

/** `anyOf: [enum, string]` collapses to string, and the known values are lost; clients open enums by themselves. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    for (const keyword of ["anyOf", "oneOf"]) {
      const members = childrenOf(schema, keyword).filter((member) => typesOf(member).includes("string"));
      const enums = members.filter(({ node }) => "enum" in node);
      if (enums.length === 0 || enums.length === members.length) continue;
      yield { message: "An enum beside a plain string: keep the enum alone.", at: fieldOf(schema, keyword) };
    }
  }
});
