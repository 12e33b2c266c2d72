import { defineRule } from "../model/define-rule.ts";
import type { DocumentModel } from "../model/document-model.ts";
import { rowsFor } from "../model/inventory.ts";
import type { JsonObject } from "../model/json.ts";

/**
 * Every resource of the source that has a path or a place in the resource tree is in the document. Of one that has
 * neither, such as a policy, the row says where it is met.
 */
export default defineRule(function* (document) {
  for (const { row, at } of rowsFor(document, "resources")) {
    if (isStated(document, row)) continue;
    const message = `The source shows the resource ${row.resource}; the document ${document.version} lacks it. One without a path or place needs about: where it is met.`;
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
