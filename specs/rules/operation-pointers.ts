import { answerHasField } from "./model/answer-field.ts";
import { defineRule, type Finding } from "./model/define-rule.ts";
import type { DocumentModel, OperationModel } from "./model/document-model.ts";
import { isJsonObject } from "./model/json.ts";
import { fieldOf, type Located } from "./model/located.ts";

/** Pointers and, where clients count on one, the type that they must lead to. */
const POINTERS: Readonly<Record<string, string | undefined>> = {
  name: "string",
  done: "boolean",
  error: undefined,
  response: undefined,
  metadata: undefined,
};

/**
 * A client waits for a long-running operation by these names: they must be in the document, and lead into what the
 * call answers, which gives the types, and into what reading its state answers, which gives the values.
 */
export default defineRule(function* (document) {
  for (const operation of document.operations) {
    const node = operation.node["x-operation"];
    if (!isJsonObject(node)) continue;
    const data = { node, at: operation.at.child("x-operation") };
    yield* checkOperationIds(document, data);
    if (document.isFilled) yield* checkIsWaitable(data);
    const get = find(document, node.get);
    if (get !== undefined) yield* checkPointers([operation, get], data);
  }
});

/** Without these nobody can ask how far an operation is, or tell that it has ended. */
function* checkIsWaitable(data: Located): Generator<Finding> {
  const missing = ["name", "done"].filter((field) => !(field in data.node));
  if (missing.length === 0) return;
  const message = `x-operation needs ${missing.join(" and ")} where the fields of an operation are known.`;
  yield { message, at: data.at.key() };
}

function* checkOperationIds(document: DocumentModel, data: Located): Generator<Finding> {
  for (const field of ["get", "cancel"]) {
    if (field === "cancel" && !(field in data.node)) continue;
    if (find(document, data.node[field]) !== undefined) continue;
    const message = `x-operation: ${field} must be the operationId of an operation of this document.`;
    yield { message, at: fieldOf(data, field) };
  }
}

function* checkPointers(operations: readonly OperationModel[], data: Located): Generator<Finding> {
  for (const [field, type] of Object.entries(POINTERS).filter(([name]) => name in data.node)) {
    const wrong = operations.find((operation) => !answerHasField(operation, String(data.node[field]), type));
    if (wrong === undefined) continue;
    const what = type === undefined ? "field" : `field of the type ${type}`;
    const message = `x-operation: ${field} points to no ${what} of what ${wrong.operationId} returns.`;
    yield { message, at: fieldOf(data, field) };
  }
}

function find({ operations }: DocumentModel, operationId: unknown): OperationModel | undefined {
  return operations.find(
    (operation) => operation.operationId !== "" && operation.operationId === operationId,
  );
}
