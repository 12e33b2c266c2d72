import { defineRule } from "../model/define-rule.ts";
import type { DocumentModel } from "../model/document-model.ts";
import { DOCUMENT_AREAS, RESOURCE_AREAS } from "../model/extension-point-areas.ts";
import { readInventory, rowsFor } from "../model/inventory.ts";
import { pointOfResource } from "../model/point-of-resource.ts";
import { pointUses } from "../model/point-uses.ts";

/**
 * Only points that do not belong to a part of the document, such as events and fields of resources without a path, can
 * be attached to the document itself.
 */
export default defineRule(function* (document) {
  const uses = pointUses(document);
  const attached = new Set(uses.filter(({ onDocument }) => !onDocument).map(({ id }) => id));
  for (const { id, at } of uses) {
    const area = document.points.get(id)?.node.area;
    if (typeof area !== "string" || attached.has(id) || hasNoPlace(id, area, document)) continue;
    const message = `Extension point ${id} (${area}) is attached only to the document: attach it to a schema, parameter, operation or response.`;
    yield { message, at };
  }
});

function hasNoPlace(id: string, area: string, document: DocumentModel): boolean {
  if (DOCUMENT_AREAS.has(area)) return true;
  if (!RESOURCE_AREAS.has(area) || readInventory(document) === undefined) return false;
  const withPath = rowsFor(document, "resources").filter(({ row }) => "path" in row);
  return !withPath.some(({ row }) => resourceOf(pointOfResource(row)) === resourceOf(id));
}

/** Returns the resource at the start of a point's id. An inventory may write the resource as `DNS zone`. */
function resourceOf(id: string): string | undefined {
  return id.split(".")[0]?.toLowerCase();
}
