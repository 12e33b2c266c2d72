import { ContractError } from "./contract-error.ts";
import type {
  ContractContent,
  ContractOperation,
  ContractRequestBody,
  ContractResponse,
  ErrorPointers,
  Pagination,
  ResourceName,
} from "./contract-operation.ts";
import type {
  ContentObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  Reference,
  RequestBodyObject,
  ResponseObject,
} from "./openapi.ts";
import { readParameters } from "./read-parameters.ts";
import { resolveReference } from "./resolve-reference.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";

const METHODS = ["get", "put", "post", "delete", "patch", "head", "options", "trace"];

type Parameters = readonly (ParameterObject | Reference)[];

/**
 * All operations of a document.
 *
 * @param needBodies ids of operations that need a body, whatever the document says
 * @throws ContractError for an operation without an operationId, for one that two operations share, and for parameters
 *   that are written in a way that is not read
 */
export function readOperations(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  needBodies: ReadonlySet<string>,
): Map<string, ContractOperation> {
  const operations = new Map<string, ContractOperation>();
  for (const [template, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS.filter((each) => Object.hasOwn(item, each))) {
      const shared = (item.parameters ?? []) as Parameters;
      const source = item[method] as OperationObject;
      const operation = readOperation(document, definitions, template, method, source, shared);
      if (operations.has(operation.operationId)) {
        throw new ContractError(`Two operations are called ${operation.operationId}: rename one.`);
      }
      operations.set(
        operation.operationId,
        needBodies.has(operation.operationId) ? withBody(operation) : operation,
      );
    }
  }
  return operations;
}

function readOperation(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  template: string,
  method: string,
  source: OperationObject,
  shared: Parameters,
): ContractOperation {
  const { operationId, requestBody, responses = {} } = source;
  if (!operationId) throw new ContractError(`${method.toUpperCase()} ${template} must have an operationId.`);
  return {
    operationId,
    method: method.toUpperCase(),
    template,
    resourceName: source["x-resource-name"] as ResourceName | undefined,
    pagination: source["x-pagination"] as Pagination | undefined,
    errors: (source["x-errors"] ?? document["x-errors"]) as ErrorPointers | undefined,
    parameters: readParameters(document, definitions, template, [...shared, ...(source.parameters ?? [])]),
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
