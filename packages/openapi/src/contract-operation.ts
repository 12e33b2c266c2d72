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
import { mergeParameters, operationsOf, type PlacedOperation, sentMethod } from "./operations.ts";
import { templateParameters } from "./path-template.ts";
import { resolveReference } from "./references.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";

/** Location of a parameter in a request. */
export type ParameterPlace = "path" | "query" | "header";

/** Serialization of an array: as repeated parameters, or as one parameter with delimiters. */
export type ListStyle = "repeated" | "comma" | "space" | "pipe";

export interface ContractParameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  /** Serialization if the parameter is an array; `undefined` for other types. */
  readonly list: ListStyle | undefined;
  /** True if the value may span several path segments. */
  readonly multiSegment: boolean;
  /** Schema with references resolved. */
  readonly schema: Schema;
  /** Schema name in the contract's definitions. */
  readonly definition: string;
}

/** A media type of a body. */
export interface ContractContent {
  /** Media type in lower case, without parameters: `application/json`. */
  readonly mediaType: string;
  /** Schema as written, possibly a reference; `undefined` if any content is valid. */
  readonly schema: Schema | undefined;
  readonly definition: string | undefined;
}

export interface ContractRequestBody {
  readonly required: boolean;
  readonly content: readonly ContractContent[];
}

export interface ContractResponse {
  readonly content: readonly ContractContent[];
  /** Lower-case names of the required headers. */
  readonly requiredHeaders: readonly string[];
}

/** `x-errors`: JSON pointers into the body of an error response. */
export interface ErrorPointers {
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
  readonly requestId?: string;
}

/** An operation of a contract as plain data. */
export interface ContractOperation<OperationId extends string = string> {
  readonly operationId: OperationId;
  /** HTTP method as sent, such as `GET`. */
  readonly method: string;
  /** Path template: `/v1/matters/{matterId}:close`. */
  readonly template: string;
  readonly resourceName: ResourceName | undefined;
  readonly pagination: Pagination | undefined;
  /** The operation's error pointers. Defaults to the document's error pointers. */
  readonly errors: ErrorPointers | undefined;
  readonly parameters: readonly ContractParameter[];
  readonly requestBody: ContractRequestBody | undefined;
  /** Responses by status, as written in the document: `200`, `2XX` or `default`. */
  readonly responses: ReadonlyMap<string, ContractResponse>;
  /** All `x-…` fields of the operation, such as `x-permissions` and `x-scopes`. */
  readonly extensions: Readonly<Record<`x-${string}`, unknown>>;
}

/**
 * Reads all operations of a document.
 *
 * @param bodyRequiredBy ids of operations that require a body although the document marks it as optional
 * @throws ContractError if an operationId is missing or duplicate, or if a parameter is not supported
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
      throw new ContractError(`Duplicate operationId ${operationId}: rename one of the operations.`);
    operations.set(operationId, bodyRequiredBy.has(operationId) ? withBody(operation) : operation);
  }
  return operations;
}

function readOperation(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  placed: PlacedOperation,
): ContractOperation {
  const { path: template, item, operation: source } = placed;
  const { operationId, requestBody, responses = {} } = source;
  const parameters = [...(item.parameters ?? []), ...(source.parameters ?? [])];
  const method = sentMethod(placed);
  if (!operationId) throw new ContractError(`${method} ${template} must have an operationId.`);
  return {
    operationId,
    method,
    template,
    resourceName: source["x-resource-name"],
    pagination: source["x-pagination"] as Pagination | undefined,
    errors: (source["x-errors"] ?? document["x-errors"]) as ErrorPointers | undefined,
    parameters: readParameters(document, definitions, template, parameters),
    requestBody:
      requestBody && readRequestBody(document, definitions, resolveReference(document, requestBody)),
    responses: new Map(
      Object.entries(responses).map(([status, response]) => [
        status,
        readResponse(document, definitions, resolveReference(document, response)),
      ]),
    ),
    extensions: Object.fromEntries(Object.entries(source).filter(([name]) => name.startsWith("x-"))),
  };
}

/** Returns a copy of the operation whose body is required. */
function withBody(operation: ContractOperation): ContractOperation {
  const { requestBody } = operation;
  return requestBody ? { ...operation, requestBody: { ...requestBody, required: true } } : operation;
}

function readRequestBody(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  { required = false, content }: RequestBodyObject,
): ContractRequestBody {
  return { required, content: readContent(document, definitions, content) };
}

function readResponse(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  { content, headers = {} }: ResponseObject,
): ContractResponse {
  const requiredHeaders = Object.entries(headers)
    .filter(([, header]) => resolveReference<{ required?: boolean }>(document, header).required)
    .map(([name]) => name.toLowerCase());
  return { content: readContent(document, definitions, content), requiredHeaders };
}

function readContent(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  content: ContentObject = {},
): ContractContent[] {
  return Object.entries(content).map(([mediaType, written]) => {
    const { schema } = resolveReference(document, written);
    return {
      mediaType: mediaType.toLowerCase(),
      schema,
      definition: schema && definitions.nameOf(schema),
    };
  });
}

const PLACES: readonly string[] = ["path", "query", "header"] satisfies ParameterPlace[];

/**
 * Reads the parameters of a path item and an operation. The operation's parameters override the path item's.
 *
 * @throws ContractError if the template contains an undeclared parameter, or for unsupported parameters: cookies,
 *   `content`, objects, and the styles `label`, `matrix` and `deepObject`
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
      `The serialization of the ${place} parameter ${name} in ${template} is not supported.`,
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

/** Returns the serialization of an array (OpenAPI 3.1 "Style Values"), or `null` for unsupported styles. */
function listStyle({ in: place, style, explode }: ParameterObject): ListStyle | null {
  if (place !== "query") return style === undefined || style === "simple" ? "comma" : null;
  if (style === undefined || style === "form") return explode === false ? "comma" : "repeated";
  if (style === "spaceDelimited") return "space";
  return style === "pipeDelimited" ? "pipe" : null;
}
