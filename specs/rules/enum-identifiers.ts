import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";
import type { SchemaModel } from "../model/schema-model.ts";

const VARNAMES = "x-enum-varnames";

/**
 * Generators name a constant after each value: it must be an identifier, and unlike the others
 * in any case and with or without underscores.
 */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    const { enum: values } = schema.node;
    if (!Array.isArray(values)) continue;
    const names = namesOf(schema) ?? values.filter((value) => value !== null);
    const isNamed = names.every((name) => typeof name === "string" && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    const distinct = new Set(names.map((name) => plain(String(name))));
    if (!isNamed || (namesOf(schema) !== undefined && names.length !== values.length)) {
      const message = `Enum values that are no identifiers need ${VARNAMES}, one name per value.`;
      yield { message, at: fieldOf(schema, "enum") };
    } else if (distinct.size !== names.length) {
      yield {
        message: "Enum values that differ in case or underscores alone get the same name.",
        at: fieldOf(schema, "enum"),
      };
    }
  }
});

/** `ZONE_FULL` and `zoneFull` are one name in some language. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll("_", "");
}

function namesOf({ node }: SchemaModel): unknown[] | undefined {
  const names = node[VARNAMES];
  return Array.isArray(names) ? names : undefined;
}
