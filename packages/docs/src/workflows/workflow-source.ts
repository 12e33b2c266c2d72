import { readFileSync } from "node:fs";
import type { ArazzoDocument } from "@seamline/openapi/arazzo";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { operationsOf, type PlacedOperation } from "@seamline/openapi/operations";
import { documents, type SpecDocument } from "@seamline/specs";
import { parse } from "yaml";

/** An OpenAPI document that a workflow calls. */
export interface WorkflowSource {
  readonly name: string;
  readonly openapi: OpenApiDocument;
  readonly operations: readonly PlacedOperation[];
  readonly baseUrl: string;
  /** The contract, if the site has pages for it. Undefined for other documents. */
  readonly contract?: Pick<SpecDocument, "service" | "version">;
}

/** Reads the documents that a workflow calls. */
export function workflowSources({ sourceDescriptions }: ArazzoDocument, file: URL): WorkflowSource[] {
  return sourceDescriptions.map(({ name, url }) => {
    const address = new URL(url, file);
    const contract = documents.find(({ files }) =>
      Object.values(files).some(({ href }) => href === address.href),
    );
    const openapi = readOpenApi(contract?.files.json ?? address);
    const { variables, url: server = "" } = openapi.servers?.[0] ?? {};
    const baseUrl = server.replaceAll(
      /\{([^}]+)\}/g,
      (_, variable: string) => variables?.[variable]?.default ?? "",
    );
    return { name, openapi, operations: operationsOf(openapi), baseUrl, ...(contract && { contract }) };
  });
}

/** Reads a document. Prefers the JSON bundle, because parsing YAML is much slower. */
function readOpenApi(file: URL): OpenApiDocument {
  const text = readFileSync(file, "utf8");
  return file.pathname.endsWith(".json") ? JSON.parse(text) : parse(text);
}

/**
 * Finds a step's operation in the document that the step names, or else in the first document that contains it.
 *
 * @throws Error if no document contains the operation
 */
export function findOperation(
  name: string,
  sources: readonly WorkflowSource[],
): PlacedOperation & { readonly source: WorkflowSource } {
  const [, sourceName, operationId = name] = /^\$sourceDescriptions\.([^.]+)\.(.+)$/.exec(name) ?? [];
  for (const source of sources.filter((each) => sourceName === undefined || each.name === sourceName)) {
    const found = source.operations.find(({ operation }) => operation.operationId === operationId);
    if (found) return { ...found, source };
  }
  throw new Error(`no source document of the workflow contains the operation ${name}`);
}
