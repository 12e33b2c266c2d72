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
  /** `integer int32`; empty where the schema shows none. */
  readonly type: string;
  /** Points of the schema that has the field. */
  readonly points: readonly string[];
  readonly at: Place;
}

/**
 * The source decides which fields are known, and their types: none may be missing, none may be added.
 *
 * A filled document is not looked at: its fields are no longer told from each other by points, and those that the
 * source names by their role have got names. The build compares it with the document as shown.
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
    const message = `Field ${field.name} has no row in inventory.yaml: the source does not show it here.`;
    yield { message, at: field.at };
  }
});

function* checkRow({ row, at }: InventoryRow, fields: readonly NamedField[]): Generator<Finding> {
  if (fields.length === 0) {
    yield { message: `The source names the field ${row.field} of ${row.resource}; no schema has it.`, at };
  }
  const shown = String(row.type ?? "");
  for (const { name, type } of fields.filter((field) => field.type !== shown)) {
    const message = `The source shows ${name} as ${shown || "untyped"}, the document as ${type || "untyped"}.`;
    yield { message, at };
  }
}

/**
 * Whether a row means a field: one of its name, on a schema of its resource. Points tell the resource of a schema; a
 * resource without one, such as the envelope of a page, is on schemas without one.
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
