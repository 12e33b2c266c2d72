import { defineRule } from "../model/define-rule.ts";
import { type BodyModel, bodiesOf } from "../model/document-model.ts";
import { isObjectSchema, type SchemaModel, typesOf } from "../model/schema-model.ts";

/** A schema does not define how media types other than JSON serialize an object or an array. */
export default defineRule(function* ({ operations }) {
  const seen = new Set<BodyModel["node"]>();
  for (const body of operations.flatMap(bodiesOf)) {
    if (seen.has(body.node)) continue;
    seen.add(body.node);
    for (const { mediaType, schema, at } of body.content) {
      if (schema === undefined || !isStructured(schema) || isJson(mediaType)) continue;
      yield {
        message: `The media type ${mediaType} cannot represent an object or array: use application/json.`,
        at: at.key(),
      };
    }
  }
});

function isStructured(schema: SchemaModel): boolean {
  return isObjectSchema(schema) || typesOf(schema).includes("array");
}

function isJson(mediaType: string): boolean {
  return /^application\/(?:[^;]+\+)?json(?:;|$)/.test(mediaType);
}
