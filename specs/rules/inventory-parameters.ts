import { templateParameters } from "@seamline/openapi/path-template";
import { coveredOperations } from "../model/covered-operations.ts";
import { defineRule, type Finding } from "../model/define-rule.ts";
import { callOf, type DocumentModel } from "../model/document-model.ts";
import { type InventoryRow, readInventory, rowsFor } from "../model/inventory.ts";
import { fieldOf, type Place } from "../model/located.ts";
import { resourceNameOf } from "../model/resource-name.ts";
import { typeText } from "../model/schema-model.ts";

interface StatedParameter {
  readonly name: string;
  /** Type such as `integer int32`; empty for a resource name, which has no schema. */
  readonly type: string;
  readonly at: Place;
}

/**
 * A document must contain all parameters in the source, with their types. Only overlays can add parameters or missing
 * types.
 */
export default defineRule(function* (document) {
  if (readInventory(document) === undefined) return;
  const shown = statedParameters(document);
  const rows = rowsFor(document, "parameters");
  const names = [
    ...rows.map(({ row, at }) => ({ name: row.name, at })),
    ...rowsFor(document, "resources").map(({ row, at }) => ({ name: row.parameter, at })),
  ];
  for (const { name, at } of names) {
    if (name === undefined || shown.some((parameter) => parameter.name === name)) continue;
    const message = `Parameter ${name} in inventory.yaml is missing from the document ${document.version}: add it.`;
    yield { message, at };
  }
  for (const { name, at } of document.isFilled ? [] : shown) {
    if (names.some((row) => row.name === name)) continue;
    yield {
      message: `Parameter ${name} has no row in inventory.yaml: add a row, or remove the parameter.`,
      at,
    };
  }
  for (const row of rows) {
    if (!document.isFilled || "type" in row.row) yield* checkType(row, shown);
    yield* checkOperations(document, row);
  }
});

/** If a row lists operations, all other operations must not have the parameter. */
function* checkOperations(document: DocumentModel, { row, at }: InventoryRow): Generator<Finding> {
  if (!("operations" in row)) return;
  const covered = coveredOperations(document, row.operations);
  if (covered === undefined || covered.unknown.length > 0) {
    yield {
      message: `operations in the row for the parameter ${row.name} must be "all" or a list of existing operations.`,
      at,
    };
    return;
  }
  for (const operation of document.operations) {
    const isStated = operation.parameters.some(({ name }) => name === row.name);
    if (isStated === covered.operations.has(operation) || (isStated && document.isFilled)) continue;
    const verb = isStated ? "must not have" : "must have";
    const message = `${callOf(operation)} ${verb} the parameter ${row.name} according to inventory.yaml.`;
    yield { message, at: fieldOf(operation, "parameters") };
  }
}

function* checkType({ row, at }: InventoryRow, parameters: readonly StatedParameter[]): Generator<Finding> {
  const shown = String(row.type ?? "");
  for (const { name, type } of parameters) {
    if (name !== row.name || type === shown) continue;
    const message = `The type of ${name} is ${shown || "missing"} in inventory.yaml, but ${type || "missing"} in the document: make them agree.`;
    yield { message, at };
  }
}

/** Returns the parameters in the source's notation: a resource name instead of its segments. */
function statedParameters(document: DocumentModel): StatedParameter[] {
  const names = document.operations.flatMap((operation) => resourceNameOf(operation) ?? []);
  const segments = new Set(names.flatMap(({ pattern }) => templateParameters(pattern)));
  const parameters = document.parameters.filter(
    ({ name, in: place }) => place !== "path" || !segments.has(name),
  );
  return [
    ...unique(
      names.map(({ parameter, located }) => ({
        name: parameter,
        type: "",
        at: located.at.child("parameter"),
      })),
    ),
    ...parameters.map(({ name, schema, at }) => ({ name, type: typeText(schema), at: at.child("name") })),
  ];
}

function unique<Item extends { name: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.name, item])).values()];
}
