import { defineRule } from "../model/define-rule.ts";
import { callOf, type OperationModel } from "../model/document-model.ts";
import { readInventory, rowsFor } from "../model/inventory.ts";
import { resourceNameOf } from "../model/resource-name.ts";

/** A document must contain all operations in the source. Only overlays can add others. */
export default defineRule(function* (document) {
  if (readInventory(document) === undefined) return;
  const rows = rowsFor(document, "operations");
  for (const operation of document.isFilled ? [] : document.operations) {
    if (rows.some(({ row }) => row.operationId === operation.operationId)) continue;
    const message = `Operation ${operation.operationId} (${callOf(operation)}) has no row in inventory.yaml: add a row, or remove the operation.`;
    yield { message, at: operation.at.key() };
  }
  for (const { row, at } of rows) {
    const operation = document.operations.find(({ operationId }) => operationId === row.operationId);
    const call = `${row.method} ${sourcePath(String(row.path), document.version, operation)}`;
    if (operation === undefined) {
      const message = `Operation ${row.operationId} (${call}) in inventory.yaml is missing from the document ${document.version}: add it.`;
      yield { message, at };
    } else if (callOf(operation) !== call) {
      const message = `Operation ${row.operationId} is ${call} in inventory.yaml, but ${callOf(operation)} in the document: make them agree.`;
      yield { message, at };
    }
  }
});

/** Returns the path in the source's notation, including the version and the resource name pattern. */
function sourcePath(path: string, version: string, operation: OperationModel | undefined): string {
  const name = operation && resourceNameOf(operation);
  return path.replaceAll(/\{([^}=]+)(?:=[^}]*)?\}/g, (written, parameter) => {
    if (parameter === "v") return version;
    return name !== undefined && parameter === name.parameter ? name.pattern : written;
  });
}
