import { defineRule } from "../model/define-rule.ts";
import { readInventory, rowsFor } from "../model/inventory.ts";

/** Statements that OpenAPI has no place for are kept as x-facts and x-access-rules; overlays alone add some. */
export default defineRule(function* (document) {
  if (readInventory(document) === undefined) return;
  const statements = new Map([...document.facts, ...document.accessRules]);
  const rows = rowsFor(document, "rules");
  for (const { row, at } of rows) {
    if (statements.has(String(row.id))) continue;
    yield { message: `Rule ${row.id} of the source is neither in x-facts nor in x-access-rules.`, at };
  }
  if (document.isFilled) return;
  for (const [id, statement] of statements) {
    if (rows.some(({ row }) => row.id === id)) continue;
    yield { message: `${id} has no "rules" row in inventory.yaml.`, at: statement.at.key() };
  }
});
