import { coveredOperations } from "../model/covered-operations.ts";
import { defineRule, type Finding } from "../model/define-rule.ts";
import { callOf, type DocumentModel, type OperationModel } from "../model/document-model.ts";
import { type InventoryRow, rowsFor } from "../model/inventory.ts";
import { fieldOf } from "../model/located.ts";

/**
 * The source states the operations that an access rule covers. Each of these operations must name the rule. In the
 * document as shown, no other operation may name it.
 */
export default defineRule(function* (document) {
  for (const row of rowsFor(document, "rules")) {
    if (document.accessRules.has(String(row.row.id))) yield* checkRule(document, row);
    else if ("operations" in row.row) {
      yield {
        message: `The row ${row.row.id} lists operations but is not an access rule: add the rule to x-access-rules, or remove operations.`,
        at: row.at,
      };
    }
  }
});

function* checkRule(document: DocumentModel, { row, at }: InventoryRow): Generator<Finding> {
  const covered = coveredOperations(document, row.operations);
  if (covered === undefined) {
    const message = `The row for the access rule ${row.id} needs operations: all, or a list (empty if the rule covers no operations).`;
    yield { message, at };
    return;
  }
  if (covered.unknown.length > 0) {
    yield {
      message: `Unknown operation ${covered.unknown.join(", ")}: use an operationId from the document.`,
      at,
    };
  }
  for (const operation of document.operations) {
    const isNamed = names(operation, row.id);
    if (isNamed === covered.operations.has(operation) || (isNamed && document.isFilled)) continue;
    const message = isNamed
      ? `${callOf(operation)} names the access rule ${row.id}, but inventory.yaml does not list this operation: remove the rule here, or add the operation to the row.`
      : `The access rule ${row.id} covers ${callOf(operation)} according to inventory.yaml: add it to x-access-rules.`;
    yield { message, at: fieldOf(operation, "x-access-rules") };
  }
}

function names({ node }: OperationModel, rule: unknown): boolean {
  const rules = node["x-access-rules"];
  return Array.isArray(rules) && rules.some((each) => each === rule);
}
