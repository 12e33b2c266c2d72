import { coveredOperations } from "../model/covered-operations.ts";
import { defineRule, type Finding } from "../model/define-rule.ts";
import { callOf, type DocumentModel, type OperationModel } from "../model/document-model.ts";
import { type InventoryRow, rowsFor } from "../model/inventory.ts";
import { fieldOf } from "../model/located.ts";

/** The source decides which operations an access rule covers: it is on each of them and, as shown, on no other. */
export default defineRule(function* (document) {
  for (const row of rowsFor(document, "rules")) {
    if (document.accessRules.has(String(row.row.id))) yield* checkRule(document, row);
    else if ("operations" in row.row) {
      yield {
        message: `${row.row.id} is no access rule of the document: it covers no operations.`,
        at: row.at,
      };
    }
  }
});

function* checkRule(document: DocumentModel, { row, at }: InventoryRow): Generator<Finding> {
  const covered = coveredOperations(document, row.operations);
  if (covered === undefined) {
    const message = `The row of the access rule ${row.id} needs operations: all, or a list, empty where it covers none.`;
    yield { message, at };
    return;
  }
  if (covered.unknown.length > 0) {
    yield { message: `The document has no operation ${covered.unknown.join(", ")}.`, at };
  }
  for (const operation of document.operations) {
    const isNamed = names(operation, row.id);
    if (isNamed === covered.operations.has(operation) || (isNamed && document.isFilled)) continue;
    const message = isNamed
      ? `inventory.yaml does not say that the access rule ${row.id} covers ${callOf(operation)}.`
      : `The access rule ${row.id} covers ${callOf(operation)} by inventory.yaml: add it to x-access-rules.`;
    yield { message, at: fieldOf(operation, "x-access-rules") };
  }
}

function names({ node }: OperationModel, rule: unknown): boolean {
  const rules = node["x-access-rules"];
  return Array.isArray(rules) && rules.some((each) => each === rule);
}
