import { defineRule, type Finding } from "../model/define-rule.ts";
import type { SchemaModel } from "../model/schema-model.ts";

/** Generators, mock servers and validators run into a schema that holds itself, or give up on it. */
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
      yield { message: "This reference leads back to a schema that holds it.", at: at.key() };
    } else yield* visit(child, [...above, schema], done);
  }
  done.add(schema);
}
