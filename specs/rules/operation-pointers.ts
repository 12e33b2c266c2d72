import { defineRule, type Finding } from "./model/define-rule.ts";
import { type DocumentModel, type OperationModel, successResponses } from "./model/document-model.ts";
import { isJsonObject } from "./model/json.ts";
import { fieldOf, type Located } from "./model/located.ts";
import { pointerLeadsTo } from "./model/schema-model.ts";

const POINTERS = ["done", "error", "response", "name"];

/** A client waits for a long-running operation by these names: they must be in the document. */
export default defineRule(function* (document) {
  for (const operation of document.operations) {
    const node = operation.node["x-operation"];
    if (!isJsonObject(node)) continue;
    const data = { node, at: operation.at.child("x-operation") };
    yield* checkOperationIds(document, data);
    yield* checkPointers(document, data);
  }
});

function* checkOperationIds(document: DocumentModel, data: Located): Generator<Finding> {
  for (const field of ["get", "cancel"]) {
    if (field === "cancel" && !(field in data.node)) continue;
    if (find(document, data.node[field]) !== undefined) continue;
    const message = `x-operation: ${field} must be the operationId of an operation of this document.`;
    yield { message, at: fieldOf(data, field) };
  }
}

function* checkPointers(document: DocumentModel, data: Located): Generator<Finding> {
  const get = find(document, data.node.get);
  if (get === undefined) return;
  const schemas = successResponses(get).flatMap(({ content }) =>
    content.flatMap(({ schema }) => schema ?? []),
  );
  for (const field of POINTERS.filter((name) => name in data.node)) {
    if (schemas.some((schema) => pointerLeadsTo(schema, String(data.node[field])))) continue;
    const message = `x-operation: ${field} points to no field of what ${get.operationId} returns.`;
    yield { message, at: fieldOf(data, field) };
  }
}

function find({ operations }: DocumentModel, operationId: unknown): OperationModel | undefined {
  return operations.find(
    (operation) => operation.operationId !== "" && operation.operationId === operationId,
  );
}
