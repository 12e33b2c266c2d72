import { defineRule } from "./model/define-rule.ts";
import type { DocumentModel } from "./model/document-model.ts";
import { readInventory, rowsFor } from "./model/inventory.ts";
import type { Place } from "./model/located.ts";
import { parametersOf } from "./model/path-template.ts";
import { resourceNameOf } from "./model/resource-name.ts";

/** The source decides which parameters are known: none may be missing, none may be added. */
export default defineRule(function* (document) {
  if (readInventory(document) === undefined) return;
  const shown = shownParameters(document);
  const rows = [
    ...rowsFor(document, "parameters").map(({ row, at }) => ({ name: row.name, at })),
    ...rowsFor(document, "resources").map(({ row, at }) => ({ name: row.parameter, at })),
  ];
  for (const { name, at } of rows) {
    if (name === undefined || shown.some((parameter) => parameter.name === name)) continue;
    yield {
      message: `The source names the parameter ${name}; the document ${document.version} lacks it.`,
      at,
    };
  }
  for (const { name, at } of shown) {
    if (rows.some((row) => row.name === name)) continue;
    yield { message: `Parameter ${name} has no row in inventory.yaml: the source does not show it.`, at };
  }
});

/** Parameters in the source's view: a resource name counts, the segments it is written with do not. */
function shownParameters(document: DocumentModel): { name: string; at: Place }[] {
  const names = document.operations.flatMap((operation) => resourceNameOf(operation) ?? []);
  const segments = new Set(names.flatMap(({ pattern }) => parametersOf(pattern)));
  const parameters = document.parameters.filter(
    ({ name, in: place }) => place !== "path" || !segments.has(name),
  );
  return [
    ...unique(
      names.map(({ parameter, located }) => ({ name: parameter, at: located.at.child("parameter") })),
    ),
    ...parameters.map(({ name, at }) => ({ name, at: at.child("name") })),
  ];
}

function unique<Item extends { name: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.name, item])).values()];
}
