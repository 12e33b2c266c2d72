import { responseFields, responseHasField } from "../model/answer-field.ts";
import { defineRule, type Finding } from "../model/define-rule.ts";
import type { DocumentModel, OperationModel } from "../model/document-model.ts";
import { isJsonObject } from "../model/json.ts";
import { fieldOf, type Located } from "../model/located.ts";

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
    if (get === undefined) continue;
    yield* checkPointers([operation, get], data);
    yield* checkParameters([operation, get], get, data);
    yield* checkValues([operation, get], data);
  }
});

/** Without these nobody can ask how far an operation is, or tell that it has ended. */
function* checkIsWaitable(data: Located): Generator<Finding> {
  const isNamed = "name" in data.node || "parameters" in data.node;
  const missing = [isNamed ? [] : "name or parameters", "done" in data.node ? [] : "done"].flat();
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
  for (const [field, usual] of Object.entries(POINTERS).filter(([name]) => name in data.node)) {
    const type = field === "done" && "doneValues" in data.node ? "string" : usual;
    const wrong = operations.find(
      (operation) => !responseHasField(operation, String(data.node[field]), type),
    );
    if (wrong === undefined) continue;
    const what = type === undefined ? "field" : `field of the type ${type}`;
    const message = `x-operation: ${field} points to no ${what} of what ${wrong.operationId} returns.`;
    yield { message, at: fieldOf(data, field) };
  }
}

/** What reading the state takes must be in every answer: it is asked for again by what it answers. */
function* checkParameters(
  operations: readonly OperationModel[],
  get: OperationModel,
  data: Located,
): Generator<Finding> {
  const { name, parameters } = data.node;
  if (!isJsonObject(parameters)) return;
  const at = fieldOf(data, "parameters");
  if (name !== undefined) {
    const message = "x-operation: name is short for one of parameters: keep one.";
    yield { message, at: fieldOf(data, "name") };
  }
  const taken = placeNamesOf(get);
  if ([...taken].sort().join() !== Object.keys(parameters).sort().join()) {
    const message = `x-operation: parameters must be those that ${get.operationId} takes: ${taken.join(", ")}.`;
    yield { message, at };
  }
  for (const [key, pointer] of Object.entries(parameters)) {
    const wrong = operations.find((operation) => !responseHasField(operation, String(pointer), "string"));
    if (wrong === undefined) continue;
    const message = `x-operation: ${key} points to no field of the type string of what ${wrong.operationId} returns.`;
    yield { message, at: data.at.child(["parameters", key]).key() };
  }
}

/** The resource name that an operation takes, else its path parameters. */
function placeNamesOf({ node, parameters }: OperationModel): string[] {
  const name = node["x-resource-name"];
  return isJsonObject(name)
    ? String(name.parameter).split(".").slice(-1)
    : parameters.filter((parameter) => parameter.in === "path").map((parameter) => parameter.name);
}

/** A value that the field never has would never end a wait, and one that ends none cannot say that it failed. */
function* checkValues(operations: readonly OperationModel[], data: Located): Generator<Finding> {
  const [ends, failures] = ["doneValues", "failedValues"].map((field) => textsOf(data.node[field]));
  const shown = operations
    .flatMap((operation) => responseFields(operation, String(data.node.done)))
    .flatMap(({ node }) => (Array.isArray(node.enum) ? [node.enum] : []));
  const unknown = ends?.find((value) => shown.some((values) => !values.includes(value)));
  if (unknown !== undefined) {
    const message = `x-operation: ${unknown} is no value of the field that done points to.`;
    yield { message, at: fieldOf(data, "doneValues") };
  }
  const stray = failures?.find((value) => !ends?.includes(value));
  if (stray === undefined) return;
  yield { message: `x-operation: ${stray} is none of doneValues.`, at: fieldOf(data, "failedValues") };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function find({ operations }: DocumentModel, operationId: unknown): OperationModel | undefined {
  return operations.find(
    (operation) => operation.operationId !== "" && operation.operationId === operationId,
  );
}
