import { ContractError } from "./contract-error.ts";
import type { ContractOperation } from "./contract-operation.ts";
import { type Leniency, type LeniencySwitches, leniencies } from "./leniencies.ts";
import type { OpenApiDocument } from "./openapi.ts";
import type { Definitions } from "./prepare-schemas.ts";
import type { LenientRules } from "./read-leniently.ts";
import { readOperations } from "./read-operations.ts";
import { type CheckedRequest, type RequestCheck, type RequestParts, requestCheck } from "./request-check.ts";
import { checkResponse, type ResponseParts } from "./response-check.ts";
import { type RouteRequest, type RouteResult, routeRequest } from "./route-request.ts";
import { growTree } from "./route-tree.ts";
import { SchemaDefinitions, type Validation } from "./schema-definitions.ts";
import { takesMember } from "./takes-member.ts";
import type { Violation } from "./violation.ts";

export interface ContractOptions {
  /** Leniencies to switch off; all others are in force. */
  readonly leniencies?: LeniencySwitches;
  /** Operations that need a body, though the document does not say so. */
  readonly needBodies?: readonly string[];
  /** Without it, compiled where code may be made from strings, and interpreted elsewhere. */
  readonly validation?: Validation;
}

/** What a document says of its service, ready to hold requests and answers against. */
export interface Contract<OperationId extends string = string> {
  readonly operations: ReadonlyMap<OperationId, ContractOperation<OperationId>>;
  /** The ways in which it takes more than the document says. */
  readonly leniencies: readonly Leniency[];
  /** Finds the operation of a request. */
  route(request: RouteRequest): RouteResult<OperationId>;
  /** Holds a request against its operation, and reads its values as the contract means them. */
  checkRequest(operation: ContractOperation<OperationId>, request: RequestParts): CheckedRequest;
  /** Whether the body of a request has a place for a member of that name, at any depth. */
  takesMember(operation: ContractOperation<OperationId>, name: string): boolean;
  /** Holds an answer against its operation; not that of a HEAD, whose body stays away. */
  checkResponse(operation: ContractOperation<OperationId>, response: ResponseParts): Violation[];
}

/**
 * Reads a bundled OpenAPI 3.1 document. Schemas are made ready when a value is first held against them, so that this
 * costs next to nothing.
 *
 * @param document the parsed JSON of a bundle: every reference in it leads to a component of its own
 * @throws ContractError for a document that is none, or that says something which is not read
 */
export function readContract<OperationId extends string = string>(
  document: object,
  options: ContractOptions = {},
): Contract<OperationId> {
  const bundle = document as OpenApiDocument;
  if (!/^3\.1\./.test(bundle.openapi ?? "") || !bundle.paths) {
    throw new ContractError("The document must be an OpenAPI 3.1 document with paths.");
  }
  const definitions = new SchemaDefinitions(
    (bundle.components?.schemas ?? {}) as Definitions,
    options.validation,
  );
  const operations = readOperations(bundle, definitions, new Set(options.needBodies)) as Map<
    OperationId,
    ContractOperation<OperationId>
  >;
  const root = growTree(operations.values());
  const inForce = leniencies(options.leniencies);
  const names = new Set(inForce.map(({ name }) => name));
  const checkOf = checksOf(definitions, names);
  return {
    operations,
    leniencies: inForce,
    route: (request) => routeRequest(root, request, names.has("method-override")) as RouteResult<OperationId>,
    checkRequest: (operation, request) => checkOf(operation)(request),
    takesMember: (operation, name) => takesMember(bundle, operation, name),
    checkResponse: (operation, response) => checkResponse(operation, response, definitions),
  };
}

/** The checks of operations, each made when its operation is first asked for. */
function checksOf(
  definitions: SchemaDefinitions,
  names: LenientRules["leniencies"],
): (operation: ContractOperation) => RequestCheck {
  const checks = new Map<string, RequestCheck>();
  return (operation) => {
    const known = checks.get(operation.operationId);
    if (known) return known;
    const rules = { definitions: definitions.ofRequests, leniencies: names };
    const check = requestCheck(operation, definitions, rules);
    checks.set(operation.operationId, check);
    return check;
  };
}
