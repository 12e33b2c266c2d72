import { defineRule, type Finding } from "../model/define-rule.ts";
import type { DocumentModel } from "../model/document-model.ts";
import { type InventoryRow, readInventory, rowsFor } from "../model/inventory.ts";
import { isJsonObject } from "../model/json.ts";
import type { Place } from "../model/located.ts";
import { pointOfResource } from "../model/point-of-resource.ts";
import { pointsOf } from "../model/point-uses.ts";
import { propertyOf, typeText } from "../model/schema-model.ts";

interface NamedField {
  readonly name: string;
  /** Type such as `integer int32`; empty if the schema has no type. */
  readonly type: string;
  /** Extension points of the schema that has this field. */
  readonly points: readonly string[];
  readonly at: Place;
}

/**
 * A document must contain exactly the fields in the source, with their types.
 *
 * Skips filled documents. Their points no longer show the resource of a field, and they contain JSON names for fields
 * that the source only describes by their role. The build compares filled documents with the document as shown.
 */
export default defineRule(function* (document) {
  if (document.isFilled || readInventory(document) === undefined) return;
  const fields = namedFields(document);
  const rows = rowsFor(document, "fields");
  for (const row of rows) {
    yield* checkRow(
      row,
      fields.filter((field) => speaksOf(document, row, field)),
    );
  }
  for (const field of fields) {
    if (rows.some((row) => speaksOf(document, row, field))) continue;
    const message = `Field ${field.name} has no row in inventory.yaml: add a row if the source shows the field here, or remove the field.`;
    yield { message, at: field.at };
  }
});

function* checkRow({ row, at }: InventoryRow, fields: readonly NamedField[]): Generator<Finding> {
  if (fields.length === 0) {
    yield {
      message: `Field ${row.field} of ${row.resource} is in inventory.yaml, but no schema has it: add it to a schema of ${row.resource}.`,
      at,
    };
  }
  const shown = String(row.type ?? "");
  for (const { name, type } of fields.filter((field) => field.type !== shown)) {
    const message = `The type of ${name} is ${shown || "missing"} in inventory.yaml, but ${type || "missing"} in the document: make them agree.`;
    yield { message, at };
  }
}

/**
 * Returns whether a row describes a field. The names and the resources must match. The resource of a schema follows
 * from its points. Rows for resources without a point, such as a page envelope, match schemas without a point.
 */
function speaksOf({ points }: DocumentModel, { row }: InventoryRow, field: NamedField): boolean {
  if (row.field !== field.name) return false;
  const owner = pointOfResource(row);
  if (points.has(owner)) return field.points.includes(owner);
  return !field.points.some((id) => points.get(id)?.node.area === "fields");
}

function namedFields({ schemas }: DocumentModel): NamedField[] {
  return schemas.flatMap((schema) =>
    ["properties", "x-named-fields"].flatMap((keyword) => {
      const fields = schema.node[keyword];
      if (!isJsonObject(fields)) return [];
      return Object.keys(fields).map((name) => ({
        name,
        type: typeText(keyword === "properties" ? propertyOf(schema, name) : undefined),
        points: pointsOf(schema),
        at: schema.at.child([keyword, name]).key(),
      }));
    }),
  );
}
