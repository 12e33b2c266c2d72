import path from "node:path";
import { valueAt } from "@seamline/openapi/json-pointer";
import { isJsonObject, type Json, type JsonObject } from "../../model/json.ts";
import { type BuiltDocument, bundleFolder } from "../built-document.ts";
import { readYamlFile } from "../yaml-file.ts";
import { distNameOf, ownDescriptions, type Workflow } from "./workflow.ts";

export interface DescribedOperation {
  readonly parameters: readonly DescribedParameter[];
  readonly responses: ReadonlyMap<string, JsonObject>;
  /** Request headers with credentials, by name. */
  readonly credentials: readonly string[];
  readonly resolve: (value: Json | undefined) => JsonObject;
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
}

/** A source description's operations, by operationId. */
export type DescribedOperations = ReadonlyMap<string, DescribedOperation>;

/** Returns the operations of the source description at a URL, or undefined if `dist/` contains no such file. */
export function describedOperations(
  workflow: Workflow,
  documents: readonly BuiltDocument[],
): (url: string) => DescribedOperations | undefined {
  const descriptions = new Map<string, JsonObject>([
    ...documents.map((built) => [`${bundleFolder(built)}/openapi.yaml`, built.openapi] as const),
    ...ownDescriptions(workflow).map((file) => {
      const content = readYamlFile(file).document.toJS() as JsonObject;
      return [`${workflow.service}/workflows/${path.basename(file)}`, content] as const;
    }),
  ]);
  return (url) => {
    const description = descriptions.get(distNameOf(workflow, url));
    return description && operationsOf(description);
  };
}

function operationsOf(description: JsonObject): DescribedOperations {
  const resolve = (value: Json | undefined): JsonObject => {
    const object = isJsonObject(value) ? value : {};
    return typeof object.$ref === "string"
      ? resolve(valueAt(description, object.$ref) as Json | undefined)
      : object;
  };
  const credentials = credentialsOf(description);
  const operations = new Map<string, DescribedOperation>();
  for (const path of Object.values(resolve(description.paths))) {
    for (const operation of Object.values(resolve(path)).filter(isJsonObject)) {
      if (typeof operation.operationId !== "string") continue;
      const parameters = [path, operation].flatMap((each) => parametersOf(resolve(each), resolve));
      const responses = new Map(
        Object.entries(resolve(operation.responses)).map(([status, response]) => [status, resolve(response)]),
      );
      operations.set(operation.operationId, { parameters, responses, credentials, resolve });
    }
  }
  return operations;
}

function parametersOf(
  { parameters }: JsonObject,
  resolve: DescribedOperation["resolve"],
): DescribedParameter[] {
  const listed = Array.isArray(parameters) ? parameters.map(resolve) : [];
  return listed.map((each) => ({
    name: String(each.name),
    in: String(each.in),
    required: each.required === true,
  }));
}

/**
 * Returns the headers with credentials. They come from security schemes, because OpenAPI does not list them in
 * `parameters`.
 */
function credentialsOf({ components }: JsonObject): string[] {
  const schemes = isJsonObject(components) && isJsonObject(components.securitySchemes);
  if (!schemes) return [];
  const all = Object.values(components.securitySchemes as JsonObject).filter(isJsonObject);
  return all.map((scheme) => (scheme.type === "apiKey" ? String(scheme.name) : "Authorization"));
}
