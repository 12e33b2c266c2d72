import { defineRule, type Finding } from "../model/define-rule.ts";
import type { SchemaModel } from "../model/schema-model.ts";

/** Generators, mock servers and validators fail, or loop forever, on a schema that contains itself. */
export default defineRule(function* ({ schemas }) {
  const done = new Set<SchemaModel>();
  for (const schema of schemas) yield* visit(schema, [], done);
});

function* visit(
  schema: SchemaModel,
  above: readonly SchemaModel[],
  done: Set<SchemaModel>,
): Generator<Finding> {
  if (done.has(schema)) return;
  for (const { schema: child, at } of schema.children) {
    if (child === schema || above.includes(child)) {
      yield {
        message: "Circular reference: this $ref leads back to a schema that contains it.",
        at: at.key(),
      };
    } else yield* visit(child, [...above, schema], done);
  }
  done.add(schema);
}
