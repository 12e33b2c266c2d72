import { defineRule } from "./model/define-rule.ts";
import { fieldOf } from "./model/located.ts";
import { pointsOf } from "./model/point-uses.ts";
import { isObjectSchema } from "./model/schema-model.ts";

/** A point on an object promises that it may hold more; the schema has to say so for every generator. */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas.filter(isObjectSchema)) {
    if (pointsOf(schema).length === 0 || schema.node.additionalProperties === true) continue;
    const message = "An object with an x-extension-point must say additionalProperties: true.";
    yield { message, at: fieldOf(schema, "additionalProperties") };
  }
});
