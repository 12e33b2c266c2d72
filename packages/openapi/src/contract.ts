import type { ContractOperation } from "./contract-operation.ts";
import { readOperations } from "./contract-operation.ts";
import { ContractError, type OpenApiDocument, type Schema } from "./document.ts";
import type { Definitions } from "./prepare-schemas.ts";
import { enabledQuirks, type Quirk, type QuirkSwitches } from "./quirks.ts";
import type { ReadingRules } from "./read-value.ts";
import { resolveReference } from "./references.ts";
import { type CheckedRequest, type RequestCheck, type RequestParts, requestCheck } from "./request-check.ts";
import { checkResponse, type ResponseParts, reportResponse } from "./response-check.ts";
import { type RouteRequest, type RouteResult, routeRequest } from "./route-request.ts";
import { PathReader, routeTree } from "./route-tree.ts";
import { SchemaDefinitions } from "./schema-definitions.ts";
import type { Violation } from "./violation.ts";

export interface ContractOptions {
  /** Quirks to switch off; all others are on. */
  readonly quirks?: QuirkSwitches;
  /** Operations that need a body, though the document does not say so. */
  readonly bodyRequiredBy?: readonly string[];
}

/** What a document says of its service, ready to check requests and responses. */
export interface Contract<OperationId extends string = string> {
  readonly operations: ReadonlyMap<OperationId, ContractOperation<OperationId>>;
  /** The ways in which requests may differ from what the document says. */
  readonly quirks: readonly Quirk[];
  /** Finds the operation of a request. */
  route(request: RouteRequest): RouteResult<OperationId>;
  /** Checks a request against its operation, and reads its values as the contract means them. */
  checkRequest(operation: ContractOperation<OperationId>, request: RequestParts): CheckedRequest;
  /** Whether the body of a request has a place for a member of that name, at any depth. */
  takesMember(operation: ContractOperation<OperationId>, name: string): boolean;
  /** Checks a response against its operation; not that of a HEAD, which has no body. */
  checkResponse(operation: ContractOperation<OperationId>, response: ResponseParts): Violation[];
  /** The same with all that is wrong with the body, and without quoting its values, which may be secrets. */
  reportResponse(operation: ContractOperation<OperationId>, response: ResponseParts): Violation[];
}

/**
 * Reads a bundled OpenAPI 3.1 document. A schema is prepared when the first value is checked against it, so that
 * reading a document costs next to nothing.
 *
 * @param document the parsed JSON of a bundle: every reference in it leads to a component of its own
 * @throws ContractError for an object that is no OpenAPI 3.1 document, or that uses what this package does not read
 */
export function readContract<OperationId extends string = string>(
  document: object,
  options: ContractOptions = {},
): Contract<OperationId> {
  const bundle = document as OpenApiDocument;
  if (!/^3\.1\./.test(bundle.openapi ?? "") || !bundle.paths) {
    throw new ContractError("The document must be an OpenAPI 3.1 document with paths.");
  }
  const definitions = new SchemaDefinitions((bundle.components?.schemas ?? {}) as Definitions);
  const operations = readOperations(bundle, definitions, new Set(options.bodyRequiredBy)) as Map<
    OperationId,
    ContractOperation<OperationId>
  >;
  const reader = new PathReader(routeTree(operations.values()));
  const quirks = enabledQuirks(options.quirks);
  const names = new Set(quirks.map(({ name }) => name));
  const checkOf = checksOf(definitions, names);
  return {
    operations,
    quirks,
    route: (request) =>
      routeRequest(reader, request, names.has("method-override")) as RouteResult<OperationId>,
    checkRequest: (operation, request) => checkOf(operation)(request),
    takesMember: (operation, name) => takesMember(bundle, operation, name),
    checkResponse: (operation, response) => checkResponse(operation, response, definitions),
    reportResponse: (operation, response) => reportResponse(operation, response, definitions),
  };
}

/** The checks of operations, each made when its operation is first checked. */
function checksOf(
  definitions: SchemaDefinitions,
  names: ReadingRules["quirks"],
): (operation: ContractOperation) => RequestCheck {
  const checks = new Map<string, RequestCheck>();
  return (operation) => {
    const known = checks.get(operation.operationId);
    if (known) return known;
    const rules = { definitions: definitions.ofRequests, quirks: names };
    const check = requestCheck(operation, definitions, rules);
    checks.set(operation.operationId, check);
    return check;
  };
}

/** Whether the body of a request has a place for a member of that name, at any depth. */
export function takesMember(document: OpenApiDocument, operation: ContractOperation, name: string): boolean {
  const contents = operation.requestBody?.content ?? [];
  return contents.some(({ schema }) => schema && hasMember(document, schema, name, new Set()));
}

/** @param seen the schemas on the way, since a schema may contain itself */
function hasMember(document: OpenApiDocument, schema: Schema, name: string, seen: Set<object>): boolean {
  const resolved = resolveReference<Schema>(document, schema as Schema & { readonly $ref: string });
  if (seen.has(resolved)) return false;
  seen.add(resolved);
  if (resolved.properties && Object.hasOwn(resolved.properties, name)) return true;
  return subschemas(resolved).some((each) => hasMember(document, each, name, seen));
}

/** The schemas of the members and items of a value, and of the value itself (JSON Schema 2020-12, section 10). */
function subschemas({ properties = {}, additionalProperties, items, ...rest }: Schema): Schema[] {
  const combined = [rest.allOf, rest.anyOf, rest.oneOf].flatMap((each) => (each ?? []) as Schema[]);
  const ofOthers = typeof additionalProperties === "object" ? [additionalProperties] : [];
  return [...Object.values(properties), ...ofOthers, ...(items ? [items] : []), ...combined];
}
