import { defineRule } from "../model/define-rule.ts";
import type { DocumentModel } from "../model/document-model.ts";
import { rowsFor } from "../model/inventory.ts";
import type { JsonObject } from "../model/json.ts";

/**
 * Every resource in the source that has a path or a place in the resource tree must be in the document. For other
 * resources, such as a policy, the row lists the places that mention them.
 */
export default defineRule(function* (document) {
  for (const { row, at } of rowsFor(document, "resources")) {
    if (isStated(document, row)) continue;
    const message = `The resource ${row.resource} in inventory.yaml is missing from the document ${document.version}: add it or, if it has no path and no place, add about to its row and list where the source mentions it.`;
    yield { message, at };
  }
});

function isStated({ pathItems, operations }: DocumentModel, row: JsonObject): boolean {
  if (typeof row.path === "string") {
    const collection = row.path.replace(/\/\*\*$/, "");
    return pathItems.some(({ path }) => path === collection);
  }
  const resource = String(row.resource);
  if (resource.includes(" ")) return typeof row.about === "string" && row.about !== "";
  return operations.some(({ node }) => String(node["x-method"]).startsWith(`${resource}.`));
}
