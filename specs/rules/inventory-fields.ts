import { defineRule } from "./model/define-rule.ts";
import type { DocumentModel } from "./model/document-model.ts";
import { readInventory, rowsFor } from "./model/inventory.ts";
import { isJsonObject } from "./model/json.ts";
import type { Place } from "./model/located.ts";
import { pointsOf } from "./model/point-uses.ts";

interface NamedField {
  readonly name: string;
  /** Points of the schema that has the field. */
  readonly points: readonly string[];
  readonly at: Place;
}

/** The source decides which fields are known: none may be missing, none may be added. */
export default defineRule(function* (document) {
  if (readInventory(document) === undefined) return;
  const fields = namedFields(document);
  const rows = rowsFor(document, "fields");
  for (const { row, at } of rows) {
    const owner = ownerPoint(document, String(row.resource));
    if (
      fields.some(({ name, points }) => name === row.field && (owner === undefined || points.includes(owner)))
    )
      continue;
    yield { message: `The source names the field ${row.field} of ${row.resource}; no schema has it.`, at };
  }
  for (const { name, at } of fields) {
    if (rows.some(({ row }) => row.field === name)) continue;
    yield { message: `Field ${name} has no row in inventory.yaml: the source does not show it.`, at };
  }
});

function namedFields({ schemas }: DocumentModel): NamedField[] {
  return schemas.flatMap((schema) =>
    ["properties", "x-named-fields"].flatMap((keyword) => {
      const fields = schema.node[keyword];
      if (!isJsonObject(fields)) return [];
      return Object.keys(fields).map((name) => ({
        name,
        points: pointsOf(schema),
        at: schema.at.child([keyword, name]).key(),
      }));
    }),
  );
}

/** `matterCollaborator.fields` for "matter collaborator", where the document defines such a point. */
function ownerPoint({ points }: DocumentModel, resource: string): string | undefined {
  const id = `${resource.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}.fields`;
  return points.has(id) ? id : undefined;
}
