import { readFileSync } from "node:fs";
import type { OpenApiDocument, OperationObject, ParameterObject, Schema } from "@seamline/openapi/document";
import { mergeParameters, operationsOf, type PlacedOperation } from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";
import type { SpecDocument } from "@seamline/specs";
import { firstSentence, readFormModel } from "./form-model.ts";
import { parametersOf } from "./resource-name.ts";
import type {
  TryItBody,
  TryItCredentials,
  TryItExample,
  TryItOperation,
  TryItParameter,
} from "./try-it-data.ts";

/**
 * Reads what the panel of an operation must know. It is small JSON, which a page loads when its reader opens the panel.
 *
 * @param document one whose requests the emulator understands: of the reference profile
 * @param example a request that the example seed of the emulator answers; else the examples of the document are taken
 * @throws Error for an operation that the document does not have
 */
export function tryItOperation(
  document: SpecDocument,
  operationId: string,
  example?: Partial<TryItExample>,
): TryItOperation {
  const bundle = JSON.parse(readFileSync(document.files.json, "utf8")) as OpenApiDocument;
  const all = operationsOf(bundle);
  const placed = all.find(({ operation }) => operation.operationId === operationId);
  if (!placed) throw new Error(`${document.title} has no operation ${operationId}.`);
  const { operation, path, method } = placed;
  const parameters = readParameters(bundle, placed, sharedParameters(bundle, all));
  const body = readBody(bundle, operation);
  return {
    service: document.service,
    ...(document.version !== undefined && { version: document.version }),
    operationId,
    title: operation.summary ?? operationId,
    method: method.toUpperCase(),
    template: path,
    ...nameOf(operation),
    multiSegment: parameters.filter((each) => each.spansSegments).map(({ name }) => name),
    parameters: parameters.map(({ spansSegments, example: _, ...parameter }) => parameter),
    ...(body && { body: body.form }),
    example: { path: pathExamples(parameters), query: {}, ...body?.example, ...example },
    credentials: readCredentials(bundle, operation),
    baseUrl: baseUrlOf(bundle),
  };
}

/** A pattern without parameters is a fixed part of the path, for which nobody has to give a name. */
function nameOf({ "x-resource-name": name }: OperationObject): Pick<TryItOperation, "resourceName"> {
  if (!name || parametersOf(name.pattern).length === 0) return {};
  return { resourceName: { parameter: name.parameter, pattern: name.pattern } };
}

interface ReadParameter extends TryItParameter {
  readonly spansSegments: boolean;
  readonly example: unknown;
}

function readParameters(
  bundle: OpenApiDocument,
  { item, operation }: PlacedOperation,
  shared: ReadonlySet<string>,
): ReadParameter[] {
  return parametersIn(bundle, item.parameters, operation.parameters).map((parameter) => {
    const { name, in: place, required = false, description, schema = {} } = parameter;
    return {
      name,
      in: place as TryItParameter["in"],
      required,
      ...(description !== undefined && { description: firstSentence(description) }),
      schema: readFormModel(bundle, schema as Schema),
      ...(shared.has(`${place} ${name}`) && { isShared: true as const }),
      spansSegments: parameter["x-multi-segment"] === true,
      example: (parameter as { readonly example?: unknown }).example,
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

/** Optional parameters that every operation of the document takes say nothing about any one of them. */
function sharedParameters(bundle: OpenApiDocument, all: readonly PlacedOperation[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { item, operation } of all)
    for (const parameter of parametersIn(bundle, item.parameters, operation.parameters)) {
      const key = `${parameter.in} ${parameter.name}`;
      if (!parameter.required) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count === all.length).map(([key]) => key));
}

function pathExamples(parameters: readonly ReadParameter[]): Record<string, string> {
  const ofPath = parameters.filter((each) => each.in === "path");
  return Object.fromEntries(ofPath.map(({ name, example = "" }) => [name, String(example)]));
}

interface ReadBody {
  readonly form: TryItBody;
  readonly example: Pick<TryItExample, "body">;
}

function readBody(bundle: OpenApiDocument, { requestBody }: OperationObject): ReadBody | undefined {
  if (!requestBody) return undefined;
  const { required = false, content = {} } = followReferences(bundle, requestBody) as {
    required?: boolean;
    content?: Readonly<
      Record<string, { schema?: Schema; example?: unknown; examples?: Readonly<Record<string, object>> }>
    >;
  };
  const [mediaType, media] = Object.entries(content)[0] ?? ["application/octet-stream", {}];
  const [first] = Object.values(media.examples ?? {});
  const value = media.example ?? (first && (followReferences(bundle, first) as { value?: unknown }).value);
  return {
    form: {
      mediaType,
      required,
      ...(/[/+]json$/.test(mediaType) && { schema: readFormModel(bundle, media.schema ?? {}) }),
    },
    example: value === undefined ? {} : { body: value },
  };
}

/** The first way in which the operation takes credentials: the services of today have one each. */
function readCredentials(bundle: OpenApiDocument, operation: OperationObject): TryItCredentials {
  const [requirement = {}] = operation.security ?? bundle.security ?? [];
  const [name] = Object.keys(requirement);
  const schemes = (bundle.components?.securitySchemes ?? {}) as Readonly<
    Record<string, { type?: string; name?: string }>
  >;
  const scheme = name === undefined ? undefined : schemes[name];
  if (!scheme) return { kind: "none" };
  return scheme.type === "apiKey" && scheme.name !== undefined
    ? { kind: "apiKey", header: scheme.name }
    : { kind: "bearer", header: "Authorization" };
}

function baseUrlOf({ servers = [] }: OpenApiDocument): string {
  const [server] = servers;
  const variables = Object.entries(server?.variables ?? {});
  const url = variables.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value.default),
    server?.url ?? "",
  );
  return url.replace(/\/$/, "");
}
