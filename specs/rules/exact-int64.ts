import { defineRule } from "../model/define-rule.ts";
import type { DocumentModel } from "../model/document-model.ts";
import { fieldOf, type Located } from "../model/located.ts";
import { type SchemaModel, typesOf } from "../model/schema-model.ts";

/**
 * JavaScript rounds integers beyond 2^53 - 1, and so does every parser that reads JSON numbers as doubles. A 64-bit
 * integer must be a string, have safe bounds, or have a description that warns about rounding.
 */
export default defineRule(function* (document) {
  const warned = schemasOfWarnedParameters(document);
  for (const schema of document.schemas) {
    if (!["int64", "uint64"].includes(String(schema.node.format)) || isText(schema)) continue;
    const isInteger = typesOf(schema).includes("integer");
    if (isInteger && (isWithinBounds(schema) || warns(schema) || warned.has(schema))) continue;
    const message =
      "A 64-bit integer loses precision in JavaScript: use type: string, add a minimum and a maximum within 2^53 - 1, or mention 2^53 - 1 in the description.";
    yield { message, at: fieldOf(schema, "format") };
  }
});

/** A parameter's description is on the parameter, not on its schema. */
function schemasOfWarnedParameters({ parameters }: DocumentModel): Set<SchemaModel | undefined> {
  return new Set(parameters.filter(warns).map(({ schema }) => schema));
}

function warns({ node }: Located): boolean {
  return String(node.description).includes("2^53 - 1");
}

function isText(schema: SchemaModel): boolean {
  return typesOf(schema).join() === "string";
}

function isWithinBounds({ node }: SchemaModel): boolean {
  return Number.isSafeInteger(node.minimum) && Number.isSafeInteger(node.maximum);
}
