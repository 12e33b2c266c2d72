import { defineRule } from "../model/define-rule.ts";
import { callOf, type DocumentModel, type OperationModel } from "../model/document-model.ts";
import { readInventory, rowsFor } from "../model/inventory.ts";
import { fieldOf } from "../model/located.ts";

/**
 * Every operation must have exactly the statuses that the source lists for it. Success statuses are exempt, because
 * OpenAPI requires one, and overlays can add statuses.
 */
export default defineRule(function* (document) {
  if (readInventory(document) === undefined) return;
  const listed = rowsFor(document, "statuses").map(({ row }) => String(row.status));
  const added = (operation: OperationModel) => document.isFilled && !hasRow(document, operation);
  for (const operation of document.operations.filter((each) => !added(each))) {
    const shown = operation.responses.filter(({ status }) => !status.startsWith("2") && status !== "default");
    const missing = listed.filter(
      (status) => !operation.responses.some((response) => response.status === status),
    );
    if (missing.length > 0) {
      const message = `${callOf(operation)} does not document the statuses ${missing.join(", ")} listed in inventory.yaml: add a response for each.`;
      yield { message, at: fieldOf(operation, "responses") };
    }
    if (document.isFilled) continue;
    for (const { status } of shown.filter((response) => !listed.includes(response.status))) {
      const message = `Status ${status} has no row in inventory.yaml: add a row if the source shows it, or remove the response.`;
      yield { message, at: operation.at.child(["responses", status]).key() };
    }
  }
});

function hasRow(document: DocumentModel, { operationId }: OperationModel): boolean {
  return rowsFor(document, "operations").some(({ row }) => row.operationId === operationId);
}
