import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";
import { childrenOf, type SchemaModel, typesOf } from "../model/schema-model.ts";

/**
 * `anyOf: [enum, string]` collapses to string, and generators lose the known values. Clients already accept other
 * values.
 */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    for (const keyword of ["anyOf", "oneOf"]) {
      const members = childrenOf(schema, keyword).filter((member) => isText(member) || isNamed(member));
      const enums = members.filter(isNamed);
      if (enums.length === 0 || enums.length === members.length) continue;
      yield {
        message:
          "Generators drop the known values of an enum that is combined with a plain string: keep only the enum.",
        at: fieldOf(schema, keyword),
      };
    }
  }
});

function isText(schema: SchemaModel): boolean {
  return typesOf(schema).includes("string");
}

/** Returns whether a schema has an enum of strings, with or without `type`. */
function isNamed({ node }: SchemaModel): boolean {
  const values = Array.isArray(node.enum) ? node.enum : [node.const];
  return values.some((value) => typeof value === "string");
}
