import { defineRule } from "../model/define-rule.ts";
import { callOf, successResponses } from "../model/document-model.ts";
import { rowsFor } from "../model/inventory.ts";
import { isJsonObject } from "../model/json.ts";
import { fieldOf, type Located } from "../model/located.ts";

/**
 * Requires a mark on inferred values, which are not in any source. A success status can be in an inventory row or an
 * overlay. The source does not state whether a call is idempotent, and does not list the segments of resource names.
 */
export default defineRule(function* (document) {
  const stated = rowsFor(document, "statuses").map(({ row }) => String(row.status));
  for (const operation of document.operations) {
    if (isUnmarked(operation) && "x-idempotent" in operation.node) {
      const message = `${callOf(operation)} needs an x-inferred for x-idempotent: the source does not show whether the call can be repeated.`;
      yield { message, at: fieldOf(operation, "x-idempotent") };
    }
    const name = operation.node["x-resource-name"];
    if (isJsonObject(name) && isUnmarked({ node: name })) {
      const message =
        "x-resource-name needs an x-inferred: the source does not show the segments of the name.";
      yield { message, at: fieldOf(operation, "x-resource-name") };
    }
    for (const { status } of successResponses(operation).filter(isUnmarked)) {
      if (document.isFilled || stated.includes(status)) continue;
      const message = `The response ${status} needs an x-inferred: no row in inventory.yaml states this status.`;
      yield { message, at: operation.at.child(["responses", status]).key() };
    }
  }
});

function isUnmarked({ node }: Pick<Located, "node">): boolean {
  return !("x-inferred" in node);
}
