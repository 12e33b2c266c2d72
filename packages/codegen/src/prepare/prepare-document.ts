import { METHODS } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { templateParameters } from "@seamline/openapi/path-template";
import type { OpenApiDocument, Parameter, PathItem } from "../document/editable-document.ts";
import { declaredParameters, resolve } from "../document/operation-entry.ts";
import { pascalCase } from "../identifiers.ts";
import { NameRegistry } from "../name-registry.ts";

/**
 * Adds implicit parts of a document, in place: referenced path items, operationIds, and path parameters that only the
 * template contains.
 */
export function prepareDocument(document: OpenApiDocument): void {
  inlinePathItems(document);
  const operations = operationsOf<PathItem>(document);
  const names = new NameRegistry(
    operations.flatMap(({ operation }) => operation.operationId ?? []).map(String),
  );
  for (const placed of operations) {
    const { path, method, operation } = placed;
    // In YAML, an unquoted name that consists of digits is a number.
    const id = String(operation.operationId ?? "");
    operation.operationId = id.trim() === "" ? names.claim(nameOperation(method, path)) : id;
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
  // They are unused now, and their operations would be generated twice.
  delete document.components?.pathItems;
}

/** Copies the fields of a path item to its operations, because several paths can share a path item. */
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

/** Derives an operationId: `get /users/{user_id}` becomes `getUsersByUserId`. */
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
