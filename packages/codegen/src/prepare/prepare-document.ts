import { METHODS } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { templateParameters } from "@seamline/openapi/path-template";
import type { OpenApiDocument, Parameter, PathItem } from "../document/editable-document.ts";
import { declaredParameters, resolve } from "../document/operation-entry.ts";
import { pascalCase } from "../identifiers.ts";
import { NameRegistry } from "../name-registry.ts";

/**
 * Writes out what a document may leave implicit, in place: path items behind a reference, operationIds, and
 * path parameters that only the template names.
 */
export function prepareDocument(document: OpenApiDocument): void {
  inlinePathItems(document);
  const operations = operationsOf<PathItem>(document);
  const names = new NameRegistry(
    operations.flatMap(({ operation }) => operation.operationId ?? []).map(String),
  );
  for (const placed of operations) {
    const { path, method, operation } = placed;
    // In YAML, a name of digits alone is a number.
    const said = String(operation.operationId ?? "");
    operation.operationId = said.trim() === "" ? names.claim(nameOperation(method, path)) : said;
    operation.tags = operation.tags?.map(String);
    const declared = declaredParameters(document, placed);
    const missing = templateParameters(path).filter(
      (name) => !declared.some((parameter) => parameter.in === "path" && parameter.name === name),
    );
    operation.parameters = [...(operation.parameters ?? []), ...missing.map(pathParameter)];
  }
}

function inlinePathItems(document: OpenApiDocument): void {
  const items = Object.entries(document.paths ?? {}).filter(([path]) => path.startsWith("/"));
  document.paths = Object.fromEntries(
    items.map(([path, item]) => [path, inlinePathItem(document, item ?? {})]),
  );
  // Nothing refers to them any more, and their operations would be written twice.
  delete document.components?.pathItems;
}

/** A copy down to the operations: a shared path item is another one under every path. */
function inlinePathItem(document: OpenApiDocument, { $ref, ...own }: PathItem): PathItem {
  const item: PathItem = $ref === undefined ? own : { ...resolve<PathItem>(document, { $ref }), ...own };
  for (const method of METHODS) {
    const operation = item[method];
    if (operation !== undefined) {
      item[method] = { ...operation };
    }
  }
  return item;
}

/** `get /users/{user_id}` as `getUsersByUserId`. */
function nameOperation(method: string, path: string): string {
  const words = path
    .split("/")
    .map((segment) => segment.replaceAll("{", " by {"))
    .join(" ");
  return method + (path === "/" ? "Root" : pascalCase(words));
}

function pathParameter(name: string): Parameter {
  return { name, in: "path", required: true, schema: { type: "string" } };
}
