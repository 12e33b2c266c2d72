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
  /** `integer int32`; empty for a resource name, which has no schema of its own. */
  readonly type: string;
  readonly at: Place;
}

/**
 * The source decides which parameters are known, and their types: none may be missing, and overlays alone add some,
 * or give a type to one that has none.
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
    const message = `The source names the parameter ${name}; the document ${document.version} lacks it.`;
    yield { message, at };
  }
  for (const { name, at } of document.isFilled ? [] : shown) {
    if (names.some((row) => row.name === name)) continue;
    yield { message: `Parameter ${name} has no row in inventory.yaml: the source does not show it.`, at };
  }
  for (const row of rows) {
    if (!document.isFilled || "type" in row.row) yield* checkType(row, shown);
    yield* checkOperations(document, row);
  }
});

/** A row may say which operations take the parameter; the rest then do not. */
function* checkOperations(document: DocumentModel, { row, at }: InventoryRow): Generator<Finding> {
  if (!("operations" in row)) return;
  const covered = coveredOperations(document, row.operations);
  if (covered === undefined || covered.unknown.length > 0) {
    yield {
      message: `operations of the parameter ${row.name} must be all, or a list of operations that exist.`,
      at,
    };
    return;
  }
  for (const operation of document.operations) {
    const isStated = operation.parameters.some(({ name }) => name === row.name);
    if (isStated === covered.operations.has(operation) || (isStated && document.isFilled)) continue;
    const verb = isStated ? "does not take" : "takes";
    const message = `${callOf(operation)} ${verb} the parameter ${row.name} by inventory.yaml.`;
    yield { message, at: fieldOf(operation, "parameters") };
  }
}

function* checkType({ row, at }: InventoryRow, parameters: readonly StatedParameter[]): Generator<Finding> {
  const shown = String(row.type ?? "");
  for (const { name, type } of parameters) {
    if (name !== row.name || type === shown) continue;
    const message = `The source shows ${name} as ${shown || "untyped"}, the document as ${type || "untyped"}.`;
    yield { message, at };
  }
}

/** Parameters in the source's view: a resource name counts, the segments it is written with do not. */
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
