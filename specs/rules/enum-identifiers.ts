import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";
import type { SchemaModel } from "../model/schema-model.ts";

const VARNAMES = "x-enum-varnames";

/**
 * Generators name a constant after each value. The names must be identifiers that differ by more than case and
 * underscores.
 */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    const { enum: values } = schema.node;
    if (!Array.isArray(values)) continue;
    const names = namesOf(schema) ?? values.filter((value) => value !== null);
    const isNamed = names.every((name) => typeof name === "string" && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    const distinct = new Set(names.map((name) => plain(String(name))));
    if (!isNamed || (namesOf(schema) !== undefined && names.length !== values.length)) {
      const message = `Enum values that are not identifiers need ${VARNAMES}: list one name per value.`;
      yield { message, at: fieldOf(schema, "enum") };
    } else if (distinct.size !== names.length) {
      yield {
        message: `Two enum values differ only in case or underscores, so generators use the same name for both: list distinct names in ${VARNAMES}.`,
        at: fieldOf(schema, "enum"),
      };
    }
  }
});

/** Normalizes a name, because some languages write `ZONE_FULL` and `zoneFull` the same way. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll("_", "");
}

function namesOf({ node }: SchemaModel): unknown[] | undefined {
  const names = node[VARNAMES];
  return Array.isArray(names) ? names : undefined;
}
