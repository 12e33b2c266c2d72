import { defineRule } from "../model/define-rule.ts";
import { propertyOf, type SchemaModel } from "../model/schema-model.ts";

/** Generators disagree on the meaning of a required field that is readOnly or writeOnly. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    const { required } = schema.node;
    if (!Array.isArray(required)) continue;
    for (const [index, name] of required.entries()) {
      const direction = directionOf(schema, String(name));
      if (direction === undefined) continue;
      const message = `${name} is ${direction} and required: remove it from required, or split the schema into one for reads and one for inputs.`;
      yield { message, at: schema.at.child(["required", index]) };
    }
  }
});

function directionOf(schema: SchemaModel, name: string): string | undefined {
  const field = propertyOf(schema, name);
  if (field?.node.readOnly === true && schema.uses.has("request")) return "readOnly";
  return field?.node.writeOnly === true && schema.uses.has("response") ? "writeOnly" : undefined;
}
