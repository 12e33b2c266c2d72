import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { SecurityRequirement } from "@seamline/openapi/document";
import { templateParameters } from "@seamline/openapi/path-template";
import { allResources, type Resource } from "../contract/resources.ts";
import { type Call, isRejection, isSuccess, type Received } from "../traffic/call.ts";
import { callWith } from "./call-builder.ts";
import type { Creation } from "./creation.ts";
import type { Session } from "./session.ts";

/** Response statuses for an item that does not exist. */
const MISSING: readonly number[] = [403, 404, 410];

/** Sends every operation without credentials, if the contract requires credentials. */
export async function probeCredentials(session: Session, creation: Creation): Promise<void> {
  if (!session.options.hasCredentials) return;
  for (const operation of session.document.contract.operations.values()) {
    if (!session.covers(operation) || !needsCredentials(session, operation)) continue;
    const [path] = operation.method === "GET" ? session.readPaths(operation) : session.ownPaths(operation);
    if (path !== undefined) await probeAnonymous(session, creation, callWith(session, operation, path));
  }
}

async function probeAnonymous(session: Session, creation: Creation, call: Call): Promise<void> {
  const { operation } = call;
  const resource = session.createdBy(operation);
  if (resource && !creation.mayCreate(resource)) return;
  const sent = resource ? creation.newItem(resource, call) : call;
  const received = await session.send({ ...sent, isAnonymous: true });
  if (resource) await creation.adopt(resource, received);
  // Any other failure, such as 404 or 429, does not show that the service accepts anonymous calls.
  if (!isSuccess(received)) return;
  session.report({
    rule: "credentials",
    operationId: operation.operationId,
    pointer: session.pointers.operation(operation, "security"),
    expected: "status 401 without credentials",
    got: `status ${received.status}`,
    responses: [received],
  });
}

function needsCredentials({ document, pointers }: Session, operation: ContractOperation): boolean {
  const { security: own } = pointers.schema(pointers.operation(operation)) as {
    readonly security?: readonly SecurityRequirement[];
  };
  const required = own ?? document.bundle.security ?? [];
  return required.length > 0 && required.every((each) => Object.keys(each).length > 0);
}

/** Sends every operation on an item with the identifier of a nonexistent item. */
export async function probeMissingItems(session: Session, creation: Creation): Promise<void> {
  for (const resource of allResources(session.resources)) {
    const { get, update, remove, actions } = resource;
    // Send requests that change the item only after the service has reported the item as missing.
    if (!session.covers(get) || !(await isMissing(session, get))) continue;
    for (const operation of [update, remove, ...actions])
      if (session.covers(operation)) await probeMissingChange(session, creation, resource, operation);
  }
}

async function probeMissingChange(
  session: Session,
  creation: Creation,
  resource: Resource,
  operation: ContractOperation,
): Promise<void> {
  const [parents] = parentPaths(session, operation);
  if (parents === undefined) return;
  const received = await probeMissing(session, operation, { ...parents, ...missingId(operation) });
  if (isSuccess(received) && operation === resource.update) creation.adoptMissing(resource, received);
}

/** Reads a nonexistent item. Returns whether the service reports the item as missing. */
async function isMissing(session: Session, get: ContractOperation): Promise<boolean> {
  const [known] = session.readPaths(get);
  if (known === undefined) return false;
  const received = await probeMissing(session, get, { ...known, ...missingId(get) });
  return MISSING.includes(received.status);
}

async function probeMissing(
  session: Session,
  operation: ContractOperation,
  path: Readonly<Record<string, string>>,
): Promise<Received> {
  const received = await session.send(callWith(session, operation, path));
  const isExpected = operation.responses.has("404") || operation.method === "GET";
  const isRight = isExpected
    ? MISSING.includes(received.status) || isInvalid(received.status)
    : isRejection(received);
  const mayBeAbsent = isSuccess(received) && operation.method === "DELETE";
  if (isRight || mayBeAbsent || !operation.responses.has("404")) return received;
  session.report({
    rule: "missing-item",
    operationId: operation.operationId,
    pointer: session.pointers.response(operation, 404),
    expected: "status 404 for an item that does not exist",
    got: `status ${received.status}`,
    responses: [received],
  });
  return received;
}

/** A service may check the body before looking for the item. */
function isInvalid(status: number): boolean {
  return status === 400 || status === 422;
}

/** Returns paths for a request on a missing item. Every parent in these paths was created by the run. */
function parentPaths(session: Session, operation: ContractOperation): Readonly<Record<string, string>>[] {
  return templateParameters(operation.template).length === 1 ? [{}] : session.ownPaths(operation);
}

function missingId(operation: ContractOperation): Readonly<Record<string, string>> {
  const name = templateParameters(operation.template).at(-1) ?? "";
  const parameter = operation.parameters.find((each) => each.in === "path" && each.name === name);
  const isNumber = [parameter?.schema.type].flat().includes("integer");
  return { [name]: isNumber ? "999999983" : "seamline-verify-missing" };
}
