import { readFileSync } from "node:fs";
import type { OpenApiDocument, OperationObject, ParameterObject, Schema } from "@seamline/openapi/document";
import { mergeParameters, operationsOf, type PlacedOperation } from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";
import type { SpecDocument } from "@seamline/specs";
import { firstSentence } from "../model/first-sentence.ts";
import type { OperationCall } from "../samples/operation-call.ts";
import { readFormModel } from "./form-model.ts";
import type { TryItBody, TryItOperation, TryItParameter } from "./try-it-data.ts";

/**
 * Reads what the panel of an operation must know. It is small JSON, which a page loads when its reader opens the panel.
 *
 * @param document one whose requests the emulator understands: of the reference profile
 * @param sample the call with which the form begins, and those that it needs to have been made before
 * @throws Error for an operation that the document does not have
 */
export function tryItOperation(
  document: SpecDocument,
  sample: OperationCall & { readonly before: readonly OperationCall[] },
): TryItOperation {
  const { operation: called, request: example, before } = sample;
  const bundle = readBundle(document);
  const all = operationsOf(bundle);
  const placed = all.find(({ operation }) => operation.operationId === called.operationId);
  if (!placed) throw new Error(`${document.title} has no operation ${called.operationId}.`);
  const body = readBody(bundle, placed.operation);
  return {
    service: document.service,
    called,
    title: placed.operation.summary ?? called.operationId,
    parameters: readParameters(bundle, placed, sharedParameters(bundle, all)),
    ...(body && { body }),
    example,
    before,
  };
}

const bundles = new Map<string, OpenApiDocument>();

/** Reads each bundle once: every one of its operations asks for it. */
function readBundle({ files }: SpecDocument): OpenApiDocument {
  const { href } = files.json;
  const bundle = bundles.get(href) ?? (JSON.parse(readFileSync(files.json, "utf8")) as OpenApiDocument);
  bundles.set(href, bundle);
  return bundle;
}

function readParameters(
  bundle: OpenApiDocument,
  { item, operation }: PlacedOperation,
  shared: ReadonlySet<string>,
): TryItParameter[] {
  return parametersIn(bundle, item.parameters, operation.parameters).map((parameter) => {
    const { name, in: place, required = false, description, schema = {} } = parameter;
    return {
      name,
      in: place as TryItParameter["in"],
      required,
      ...(description !== undefined && { description: firstSentence(description) }),
      schema: readFormModel(bundle, schema as Schema),
      ...(shared.has(keyOf(parameter)) && { isShared: true as const }),
    };
  });
}

function parametersIn(
  bundle: OpenApiDocument,
  ...lists: readonly (OperationObject["parameters"] | undefined)[]
): ParameterObject[] {
  const all = lists.flatMap((list) => list ?? []);
  return mergeParameters(all.map((each) => followReferences<ParameterObject>(bundle, each)));
}

function keyOf({ in: place, name }: ParameterObject): string {
  return `${place} ${name}`;
}

/** Optional parameters that every operation of the document takes say nothing about any one of them. */
function sharedParameters(bundle: OpenApiDocument, all: readonly PlacedOperation[]): ReadonlySet<string> {
  const [first = [], ...others] = all.map(({ item, operation }) =>
    parametersIn(bundle, item.parameters, operation.parameters)
      .filter(({ required }) => !required)
      .map(keyOf),
  );
  return new Set(first.filter((key) => others.every((keys) => keys.includes(key))));
}

function readBody(bundle: OpenApiDocument, { requestBody }: OperationObject): TryItBody | undefined {
  if (!requestBody) return undefined;
  const { required = false, content = {} } = followReferences(bundle, requestBody) as {
    readonly required?: boolean;
    readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
  };
  const [mediaType, { schema = {} }] = Object.entries(content)[0] ?? ["application/octet-stream", {}];
  const isJson = /[/+]json$/.test(mediaType);
  return { mediaType, required, ...(isJson && { schema: readFormModel(bundle, schema) }) };
}
