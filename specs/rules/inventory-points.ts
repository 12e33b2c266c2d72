import { defineRule } from "../model/define-rule.ts";
import { knownPoints } from "../model/document-model.ts";
import { type InventoryRow, readInventory, rowsFor, rowsOf } from "../model/inventory.ts";
import { pointsOfService } from "../model/points-of-service.ts";

/**
 * Every "not shown" statement in the source has an extension point, and every extension point has such a statement.
 * Points within another point are an exception: overlays add them for parts that remain open.
 */
export default defineRule(function* (document) {
  const inventory = readInventory(document);
  if (inventory === undefined) return;
  const listed = new Set(rowsOf(inventory, "notShown").flatMap(pointsOfRow));
  const points = knownPoints(document);
  for (const [id, point] of points) {
    if (listed.has(id) || (document.isFilled && "within" in point.node)) continue;
    const message = `Extension point ${id} has no row in notShown in inventory.yaml: add it to a row, or remove it.`;
    yield { message, at: point.at.key() };
  }
  const service = pointsOfService(document, inventory);
  for (const row of rowsFor(document, "notShown")) {
    const unknown = pointsOfRow(row).filter((id) => !service.has(id));
    if (unknown.length > 0) {
      yield {
        message: `Unknown extension point ${unknown.join(", ")}: no document of the service defines it.`,
        at: row.at,
      };
    } else if (!pointsOfRow(row).some((id) => points.has(id))) {
      const message = `The "not shown" row ${row.row.id} has no extension point in the document ${document.version}: define one.`;
      yield { message, at: row.at };
    }
  }
});

function pointsOfRow({ row }: InventoryRow): string[] {
  return Array.isArray(row.points) ? row.points.map(String) : [];
}
