import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { SecurityRequirement } from "@seamline/openapi/document";
import { templateParameters } from "@seamline/openapi/path-template";
import { allResources } from "../contract/resources.ts";
import { isRejection, isSuccess } from "../traffic/call.ts";
import { callWith } from "./call-builder.ts";
import type { Session } from "./session.ts";

const UNAUTHORIZED: readonly number[] = [401, 403];
/** Statuses of a request for an item that does not exist. */
const MISSING: readonly number[] = [403, 404, 410];

/** Sends every operation without credentials, if the contract requires credentials. */
export async function probeCredentials(session: Session): Promise<void> {
  if (!session.options.hasCredentials) return;
  for (const operation of session.document.contract.operations.values()) {
    if (!session.covers(operation) || !needsCredentials(session, operation)) continue;
    const [path] = operation.method === "GET" ? session.readPaths(operation) : session.ownPaths(operation);
    if (path === undefined) continue;
    const received = await session.send({ ...callWith(session, operation, path), isAnonymous: true });
    const { operationId } = operation;
    const pointer = session.pointers.operation(operation, "security");
    if (!UNAUTHORIZED.includes(received.status))
      session.report({
        rule: "credentials",
        operationId,
        pointer,
        expected: "status 401 without credentials",
        got: `status ${received.status}`,
        responses: [received],
      });
  }
}

function needsCredentials({ document, pointers }: Session, operation: ContractOperation): boolean {
  const { security: own } = pointers.schema(pointers.operation(operation)) as {
    readonly security?: readonly SecurityRequirement[];
  };
  const required = own ?? document.bundle.security ?? [];
  return required.length > 0 && required.every((each) => Object.keys(each).length > 0);
}

/** Sends the operations on items with the identifier of an item that does not exist. */
export async function probeMissingItems(session: Session): Promise<void> {
  for (const resource of allResources(session.resources)) {
    const operations = [resource.get, resource.update, resource.remove, ...resource.actions];
    for (const operation of operations) {
      if (!session.covers(operation)) continue;
      const [known] =
        operation.method === "GET" ? session.readPaths(operation) : parentPaths(session, operation);
      if (known === undefined) continue;
      await probeMissing(session, operation, { ...known, ...missingId(operation) });
    }
  }
}

async function probeMissing(
  session: Session,
  operation: ContractOperation,
  path: Readonly<Record<string, string>>,
): Promise<void> {
  const received = await session.send(callWith(session, operation, path));
  const isExpected = operation.responses.has("404") || operation.method === "GET";
  const isRight = isExpected
    ? MISSING.includes(received.status) || isInvalid(received.status)
    : isRejection(received);
  const mayBeAbsent = isSuccess(received) && operation.method === "DELETE";
  if (isRight || mayBeAbsent || !operation.responses.has("404")) return;
  session.report({
    rule: "missing-item",
    operationId: operation.operationId,
    pointer: session.pointers.response(operation, 404),
    expected: "status 404 for an item that does not exist",
    got: `status ${received.status}`,
    responses: [received],
  });
}

/** A service can check a body before it looks for the item. */
function isInvalid(status: number): boolean {
  return status === 400 || status === 422;
}

/** Returns paths whose last item can be replaced safely, because the item that replaces it does not exist. */
function parentPaths(session: Session, operation: ContractOperation): Readonly<Record<string, string>>[] {
  const own = session.ownPaths(operation);
  return own.length > 0 ? own : session.readPaths(operation);
}

function missingId(operation: ContractOperation): Readonly<Record<string, string>> {
  const name = templateParameters(operation.template).at(-1) ?? "";
  const parameter = operation.parameters.find((each) => each.in === "path" && each.name === name);
  const isNumber = [parameter?.schema.type].flat().includes("integer");
  return { [name]: isNumber ? "999999983" : "seamline-verify-missing" };
}
