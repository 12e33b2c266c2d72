import { METHODS } from "@seamline/openapi/document";
import { operationsOf, sentMethod } from "@seamline/openapi/operations";
import { templateParameters } from "@seamline/openapi/path-template";
import { walkDocument } from "@seamline/openapi/walk-document";
import type { MediaType, OpenApiDocument, Parameter, PathItem } from "../document/editable-document.ts";
import { declaredParameters, resolve } from "../document/operation-entry.ts";
import { camelCase, pascalCase } from "../identifiers.ts";
import { NameRegistry } from "../name-registry.ts";
import { expandQueryString } from "./expand-query-string.ts";

/**
 * Adds implicit parts of a document, in place: referenced path items and media types, operationIds, the parameters of a
 * query string, and path parameters that only the template contains.
 */
export function prepareDocument(document: OpenApiDocument): void {
  inlinePathItems(document);
  inlineMediaTypes(document);
  const operations = operationsOf<PathItem>(document);
  const names = new NameRegistry(
    operations.flatMap(({ operation }) => operation.operationId ?? []).map(String),
  );
  for (const placed of operations) {
    const { path, operation } = placed;
    // In YAML, an unquoted name that consists of digits is a number.
    const id = String(operation.operationId ?? "");
    operation.operationId = id.trim() === "" ? names.claim(nameOperation(sentMethod(placed), path)) : id;
    operation.tags = operation.tags?.map(String);
    const declared = declaredParameters(document, placed);
    const missing = templateParameters(path).filter(
      (name) => !declared.some((parameter) => parameter.in === "path" && parameter.name === name),
    );
    const queryString = declared.find((parameter) => parameter.in === "querystring");
    const members = queryString && expandQueryString(document, queryString);
    operation.parameters = [
      ...(operation.parameters ?? []),
      ...(members ?? []),
      ...missing.map(pathParameter),
    ];
  }
}

/** Replaces references to `components.mediaTypes` (OpenAPI 3.2). */
function inlineMediaTypes(document: OpenApiDocument): void {
  walkDocument(document, (node, kind) => {
    if (kind !== "content") return;
    for (const [type, media] of Object.entries(node)) {
      node[type] = { ...resolve<MediaType>(document, media as MediaType) };
    }
  });
}

function inlinePathItems(document: OpenApiDocument): void {
  const items = Object.entries(document.paths ?? {}).filter(([path]) => path.startsWith("/"));
  document.paths = Object.fromEntries(
    items.map(([path, item]) => [path, inlinePathItem(document, item ?? {})]),
  );
  // These path items are unused now, and their operations would be generated twice.
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
  const additional = Object.entries(item.additionalOperations ?? {});
  if (additional.length > 0) {
    item.additionalOperations = Object.fromEntries(additional.map(([key, each]) => [key, { ...each }]));
  }
  return item;
}

/** Derives an operationId: `get /users/{user_id}` becomes `getUsersByUserId`. */
function nameOperation(method: string, path: string): string {
  const words = path
    .split("/")
    .map((segment) => segment.replaceAll("{", " by {"))
    .join(" ");
  return camelCase(method.toLowerCase()) + (path === "/" ? "Root" : pascalCase(words));
}

function pathParameter(name: string): Parameter {
  return { name, in: "path", required: true, schema: { type: "string" } };
}
