import { defineRule } from "../model/define-rule.ts";
import { knownPoints } from "../model/document-model.ts";
import { type InventoryRow, readInventory, rowsFor, rowsOf } from "../model/inventory.ts";
import { pointsOfService } from "../model/points-of-service.ts";

/**
 * Every "not shown" of the source is an extension point, and every extension point is a "not shown". A point within
 * another one comes from an overlay that left a part of what it filled open.
 */
export default defineRule(function* (document) {
  const inventory = readInventory(document);
  if (inventory === undefined) return;
  const listed = new Set(rowsOf(inventory, "notShown").flatMap(pointsOfRow));
  const points = knownPoints(document);
  for (const [id, point] of points) {
    if (listed.has(id) || (document.isFilled && "within" in point.node)) continue;
    const message = `Extension point ${id} belongs to no "not shown" row of inventory.yaml.`;
    yield { message, at: point.at.key() };
  }
  const service = pointsOfService(document, inventory);
  for (const row of rowsFor(document, "notShown")) {
    const unknown = pointsOfRow(row).filter((id) => !service.has(id));
    if (unknown.length > 0) {
      yield { message: `No document of the service defines ${unknown.join(", ")}.`, at: row.at };
    } else if (!pointsOfRow(row).some((id) => points.has(id))) {
      const message = `The "not shown" row ${row.row.id} has no extension point in the document ${document.version}.`;
      yield { message, at: row.at };
    }
  }
});

function pointsOfRow({ row }: InventoryRow): string[] {
  return Array.isArray(row.points) ? row.points.map(String) : [];
}
