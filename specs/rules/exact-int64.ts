import { defineRule } from "../model/define-rule.ts";
import type { DocumentModel } from "../model/document-model.ts";
import { fieldOf, type Located } from "../model/located.ts";
import { type SchemaModel, typesOf } from "../model/schema-model.ts";

/**
 * JavaScript, and every parser that reads JSON numbers as doubles, rounds integers beyond 2^53 - 1. A 64-bit integer is
 * text, is within bounds that are safe, or its description warns of it.
 */
export default defineRule(function* (document) {
  const warned = schemasOfWarnedParameters(document);
  for (const schema of document.schemas) {
    if (!["int64", "uint64"].includes(String(schema.node.format)) || isText(schema)) continue;
    const isInteger = typesOf(schema).includes("integer");
    if (isInteger && (isWithinBounds(schema) || warns(schema) || warned.has(schema))) continue;
    const message =
      "A 64-bit integer needs type: string, or type: integer with a minimum and a maximum within 2^53 - 1 or a description that names 2^53 - 1.";
    yield { message, at: fieldOf(schema, "format") };
  }
});

/** A parameter is described beside its schema. */
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
