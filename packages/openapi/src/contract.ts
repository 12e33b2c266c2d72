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
  /** Quirks are enabled unless they are set to `false` here. */
  readonly quirks?: QuirkSwitches;
  /** Operations that require a body although the document marks it as optional. */
  readonly bodyRequiredBy?: readonly string[];
}

/** A document that is prepared for routing and for checking requests and responses. */
export interface Contract<OperationId extends string = string> {
  readonly operations: ReadonlyMap<OperationId, ContractOperation<OperationId>>;
  /** Enabled quirks, which allow requests to deviate from the document. */
  readonly quirks: readonly Quirk[];
  /** Finds the operation of a request. */
  route(request: RouteRequest): RouteResult<OperationId>;
  /** Checks a request against its operation, and converts values to their documented types. */
  checkRequest(operation: ContractOperation<OperationId>, request: RequestParts): CheckedRequest;
  /** Returns whether a request body may contain a member with this name at any depth. */
  takesMember(operation: ContractOperation<OperationId>, name: string): boolean;
  /** Checks a response against its operation. Do not use it for HEAD responses, which have no body. */
  checkResponse(operation: ContractOperation<OperationId>, response: ResponseParts): Violation[];
  /** Checks a response and returns all problems with the body. Does not quote values, because they may be secrets. */
  reportResponse(operation: ContractOperation<OperationId>, response: ResponseParts): Violation[];
}

/**
 * Reads a bundled OpenAPI 3.1 or 3.2 document. This is fast, because each schema is only prepared when the first value is
 * checked against it.
 *
 * @param document parsed JSON of a bundle whose references all point to components
 * @throws ContractError if the document is not an OpenAPI 3.1 or 3.2 document or uses unsupported features
 */
export function readContract<OperationId extends string = string>(
  document: object,
  options: ContractOptions = {},
): Contract<OperationId> {
  const bundle = document as OpenApiDocument;
  if (!/^3\.[12]\./.test(bundle.openapi ?? "") || !bundle.paths) {
    throw new ContractError("The document must be an OpenAPI 3.1 or 3.2 document with paths.");
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

/** Returns a function that looks up an operation's check. Checks are created lazily. */
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

/** Returns whether a request body may contain a member with this name at any depth. */
export function takesMember(document: OpenApiDocument, operation: ContractOperation, name: string): boolean {
  const contents = operation.requestBody?.content ?? [];
  return contents.some(({ schema }) => schema && hasMember(document, schema, name, new Set()));
}

/** @param seen schemas on the current path, to stop at recursive schemas */
function hasMember(document: OpenApiDocument, schema: Schema, name: string, seen: Set<object>): boolean {
  const resolved = resolveReference<Schema>(document, schema as Schema & { readonly $ref: string });
  if (seen.has(resolved)) return false;
  seen.add(resolved);
  if (resolved.properties && Object.hasOwn(resolved.properties, name)) return true;
  return subschemas(resolved).some((each) => hasMember(document, each, name, seen));
}

/** Returns the schemas of members and items, and the schemas in `allOf`, `anyOf` and `oneOf`. */
function subschemas({ properties = {}, additionalProperties, items, ...rest }: Schema): Schema[] {
  const combined = [rest.allOf, rest.anyOf, rest.oneOf].flatMap((each) => (each ?? []) as Schema[]);
  const ofOthers = typeof additionalProperties === "object" ? [additionalProperties] : [];
  return [...Object.values(properties), ...ofOthers, ...(items ? [items] : []), ...combined];
}
