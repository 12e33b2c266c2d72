import {
  type ContentObject,
  ContractError,
  type OpenApiDocument,
  type Pagination,
  type ParameterObject,
  type Reference,
  type RequestBodyObject,
  type ResourceName,
  type ResponseObject,
  type Schema,
} from "./document.ts";
import { mergeParameters, operationsOf, type PlacedOperation } from "./operations.ts";
import { templateParameters } from "./path-template.ts";
import { resolveReference } from "./references.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";

/** Where a request has the values of a parameter. */
export type ParameterPlace = "path" | "query" | "header";

/** How the items of an array are separated: by repeating the parameter, or by a character between them. */
export type ListStyle = "repeated" | "comma" | "space" | "pipe";

export interface ContractParameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  /** Only of a parameter whose type is an array. */
  readonly list: ListStyle | undefined;
  /** Whether the value may span several segments of the path. */
  readonly multiSegment: boolean;
  /** Resolved: never a reference. */
  readonly schema: Schema;
  /** Name of the schema among the contract's definitions. */
  readonly definition: string;
}

/** One media type of a body. */
export interface ContractContent {
  /** Lower case and without parameters: `application/json`. */
  readonly mediaType: string;
  /** As the document writes it, which may be a reference; `undefined` for a body of any content. */
  readonly schema: Schema | undefined;
  readonly definition: string | undefined;
}

export interface ContractRequestBody {
  readonly required: boolean;
  readonly content: readonly ContractContent[];
}

export interface ContractResponse {
  readonly content: readonly ContractContent[];
  /** Lower-case names of the headers that the document calls required. */
  readonly requiredHeaders: readonly string[];
}

/** `x-errors`: JSON pointers into the body of an error response. */
export interface ErrorPointers {
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
  readonly requestId?: string;
}

/** One operation of a contract, as data. */
export interface ContractOperation<OperationId extends string = string> {
  readonly operationId: OperationId;
  /** Upper case. */
  readonly method: string;
  /** `/v1/matters/{matterId}:close`. */
  readonly template: string;
  readonly resourceName: ResourceName | undefined;
  readonly pagination: Pagination | undefined;
  /** Those of the operation, or else of the document. */
  readonly errors: ErrorPointers | undefined;
  readonly parameters: readonly ContractParameter[];
  readonly requestBody: ContractRequestBody | undefined;
  /** By status as the document writes it: `200`, `2XX`, `default`. */
  readonly responses: ReadonlyMap<string, ContractResponse>;
  /** Every `x-…` of the operation, unread: `x-permissions`, `x-operation`, `x-scopes`, … */
  readonly extensions: Readonly<Record<`x-${string}`, unknown>>;
}

/**
 * All operations of a document.
 *
 * @param bodyRequiredBy ids of operations that need a body, whatever the document says
 * @throws ContractError for an operation without an operationId, for one that two operations share, and for parameters
 *   that are written in a way that is not read
 */
export function readOperations(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  bodyRequiredBy: ReadonlySet<string>,
): Map<string, ContractOperation> {
  const operations = new Map<string, ContractOperation>();
  for (const placed of operationsOf(document)) {
    const operation = readOperation(document, definitions, placed);
    const { operationId } = operation;
    if (operations.has(operationId))
      throw new ContractError(`Two operations are called ${operationId}: rename one.`);
    operations.set(operationId, bodyRequiredBy.has(operationId) ? withBody(operation) : operation);
  }
  return operations;
}

function readOperation(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  { path: template, method, item, operation: source }: PlacedOperation,
): ContractOperation {
  const { operationId, requestBody, responses = {} } = source;
  const parameters = [...(item.parameters ?? []), ...(source.parameters ?? [])];
  if (!operationId) throw new ContractError(`${method.toUpperCase()} ${template} must have an operationId.`);
  return {
    operationId,
    method: method.toUpperCase(),
    template,
    resourceName: source["x-resource-name"],
    pagination: source["x-pagination"] as Pagination | undefined,
    errors: (source["x-errors"] ?? document["x-errors"]) as ErrorPointers | undefined,
    parameters: readParameters(document, definitions, template, parameters),
    requestBody: requestBody && readRequestBody(definitions, resolveReference(document, requestBody)),
    responses: new Map(
      Object.entries(responses).map(([status, response]) => [
        status,
        readResponse(document, definitions, resolveReference(document, response)),
      ]),
    ),
    extensions: Object.fromEntries(Object.entries(source).filter(([name]) => name.startsWith("x-"))),
  };
}

/** The operation, which requires its body. */
function withBody(operation: ContractOperation): ContractOperation {
  const { requestBody } = operation;
  return requestBody ? { ...operation, requestBody: { ...requestBody, required: true } } : operation;
}

function readRequestBody(
  definitions: SchemaDefinitions,
  { required = false, content }: RequestBodyObject,
): ContractRequestBody {
  return { required, content: readContent(definitions, content) };
}

function readResponse(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  { content, headers = {} }: ResponseObject,
): ContractResponse {
  const requiredHeaders = Object.entries(headers)
    .filter(([, header]) => resolveReference<{ required?: boolean }>(document, header).required)
    .map(([name]) => name.toLowerCase());
  return { content: readContent(definitions, content), requiredHeaders };
}

function readContent(definitions: SchemaDefinitions, content: ContentObject = {}): ContractContent[] {
  return Object.entries(content).map(([mediaType, { schema }]) => ({
    mediaType: mediaType.toLowerCase(),
    schema,
    definition: schema && definitions.nameOf(schema),
  }));
}

const PLACES: readonly string[] = ["path", "query", "header"] satisfies ParameterPlace[];

/**
 * The parameters of a path and of its operation; the operation's replaces one of the same name and place.
 *
 * @throws ContractError for parameters of the template that are not declared, for cookies, and for parameters that are
 *   written in a way that is not read: `content`, objects, and the styles `label`, `matrix` and `deepObject`
 */
function readParameters(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  template: string,
  parameters: readonly (ParameterObject | Reference)[],
): ContractParameter[] {
  const all = mergeParameters(parameters.map((each) => resolveReference<ParameterObject>(document, each)));
  for (const name of templateParameters(template)) {
    const isDeclared = all.some((each) => each.in === "path" && each.name === name);
    if (!isDeclared) throw new ContractError(`${template} must declare its parameter ${name}.`);
  }
  return all.map((each) => readParameter(document, definitions, template, each));
}

function readParameter(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  template: string,
  parameter: ParameterObject,
): ContractParameter {
  const { name, in: place, required = false, schema: written = {} } = parameter;
  const schema = resolveReference<Schema>(document, written as Schema | Reference);
  const isReadable = PLACES.includes(place) && !parameter.content && ![schema.type].flat().includes("object");
  const list = [schema.type].flat().includes("array") ? listStyle(parameter) : undefined;
  if (!isReadable || list === null) {
    throw new ContractError(
      `The ${place} parameter ${name} of ${template} is written in a way that is not read.`,
    );
  }
  return {
    name,
    in: place as ParameterPlace,
    required,
    list,
    multiSegment: parameter["x-multi-segment"] === true,
    schema,
    definition: definitions.nameOf(written),
  };
}

/** How the items of a list stand in a request (OpenAPI 3.1 "Style Values"); `null` for styles that are not read. */
function listStyle({ in: place, style, explode }: ParameterObject): ListStyle | null {
  if (place !== "query") return style === undefined || style === "simple" ? "comma" : null;
  if (style === undefined || style === "form") return explode === false ? "comma" : "repeated";
  if (style === "spaceDelimited") return "space";
  return style === "pipeDelimited" ? "pipe" : null;
}
