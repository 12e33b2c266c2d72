import { responseFields, responseHasField } from "../model/answer-field.ts";
import { defineRule, type Finding } from "../model/define-rule.ts";
import type { DocumentModel, OperationModel } from "../model/document-model.ts";
import { isJsonObject } from "../model/json.ts";
import { fieldOf, type Located } from "../model/located.ts";

/** Pointers, with the types that clients require for their targets. */
const POINTERS: Readonly<Record<string, string | undefined>> = {
  name: "string",
  done: "boolean",
  error: undefined,
  response: undefined,
  metadata: undefined,
};

/**
 * A client uses these operations and pointers to wait for a long-running operation. Every pointer must match a
 * field in the responses of the call and of `get`.
 */
export default defineRule(function* (document) {
  for (const operation of document.operations) {
    const node = operation.node["x-operation"];
    if (!isJsonObject(node)) continue;
    const data = { node, at: operation.at.child("x-operation") };
    yield* checkOperationIds(document, data);
    if (document.isFilled) yield* checkIsWaitable(data);
    const get = find(document, node.get);
    if (get === undefined) continue;
    yield* checkPointers([operation, get], data);
    yield* checkParameters([operation, get], get, data);
    yield* checkValues([operation, get], data);
  }
});

/** Without these fields, a client cannot poll an operation or detect when it ends. */
function* checkIsWaitable(data: Located): Generator<Finding> {
  const isNamed = "name" in data.node || "parameters" in data.node;
  const missing = [isNamed ? [] : "name or parameters", "done" in data.node ? [] : "done"].flat();
  if (missing.length === 0) return;
  const message = `x-operation needs ${missing.join(" and ")}, because the operation's fields are known.`;
  yield { message, at: data.at.key() };
}

function* checkOperationIds(document: DocumentModel, data: Located): Generator<Finding> {
  for (const field of ["get", "cancel"]) {
    if (field === "cancel" && !(field in data.node)) continue;
    if (find(document, data.node[field]) !== undefined) continue;
    const message = `x-operation: ${field} must be the operationId of an operation in this document.`;
    yield { message, at: fieldOf(data, field) };
  }
}

function* checkPointers(operations: readonly OperationModel[], data: Located): Generator<Finding> {
  for (const [field, usual] of Object.entries(POINTERS).filter(([name]) => name in data.node)) {
    const type = field === "done" && "doneValues" in data.node ? "string" : usual;
    const wrong = operations.find(
      (operation) => !responseHasField(operation, String(data.node[field]), type),
    );
    if (wrong === undefined) continue;
    const what = type === undefined ? "field" : `field of type ${type}`;
    const message = `x-operation: ${field} does not point to a ${what} in the response of ${wrong.operationId}.`;
    yield { message, at: fieldOf(data, field) };
  }
}

/** Every response must contain the arguments of `get`, because each poll takes them from the previous response. */
function* checkParameters(
  operations: readonly OperationModel[],
  get: OperationModel,
  data: Located,
): Generator<Finding> {
  const { name, parameters } = data.node;
  if (!isJsonObject(parameters)) return;
  const at = fieldOf(data, "parameters");
  if (name !== undefined) {
    const message =
      "x-operation: name and parameters are mutually exclusive, because name is shorthand for a single parameter: remove one of the two.";
    yield { message, at: fieldOf(data, "name") };
  }
  const taken = placeNamesOf(get);
  if ([...taken].sort().join() !== Object.keys(parameters).sort().join()) {
    const message = `x-operation: parameters must be exactly those of ${get.operationId}: ${taken.join(", ")}.`;
    yield { message, at };
  }
  for (const [key, pointer] of Object.entries(parameters)) {
    const wrong = operations.find((operation) => !responseHasField(operation, String(pointer), "string"));
    if (wrong === undefined) continue;
    const message = `x-operation: ${key} does not point to a field of type string in the response of ${wrong.operationId}.`;
    yield { message, at: data.at.child(["parameters", key]).key() };
  }
}

/** Returns the resource name of an operation or, if it has no resource name, its path parameters. */
function placeNamesOf({ node, parameters }: OperationModel): string[] {
  const name = node["x-resource-name"];
  return isJsonObject(name)
    ? String(name.parameter).split(".").slice(-1)
    : parameters.filter((parameter) => parameter.in === "path").map((parameter) => parameter.name);
}

/** A client that waits for a nonexistent value never stops. Failures must also be in `doneValues`. */
function* checkValues(operations: readonly OperationModel[], data: Located): Generator<Finding> {
  const [ends, failures] = ["doneValues", "failedValues"].map((field) => textsOf(data.node[field]));
  const shown = operations
    .flatMap((operation) => responseFields(operation, String(data.node.done)))
    .flatMap(({ node }) => (Array.isArray(node.enum) ? [node.enum] : []));
  const unknown = ends?.find((value) => shown.some((values) => !values.includes(value)));
  if (unknown !== undefined) {
    const message = `x-operation: ${unknown} in doneValues is not a value of the field that done points to: correct one of the two.`;
    yield { message, at: fieldOf(data, "doneValues") };
  }
  const stray = failures?.find((value) => !ends?.includes(value));
  if (stray === undefined) return;
  yield {
    message: `x-operation: failedValues contains ${stray}, which is missing from doneValues.`,
    at: fieldOf(data, "failedValues"),
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function find({ operations }: DocumentModel, operationId: unknown): OperationModel | undefined {
  return operations.find(
    (operation) => operation.operationId !== "" && operation.operationId === operationId,
  );
}
