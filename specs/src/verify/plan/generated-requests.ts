import type { ContractOperation, ContractParameter } from "@seamline/openapi/contract-operation";
import type { Schema } from "@seamline/openapi/document";
import { parsePointer, pointerTo } from "@seamline/openapi/json-pointer";
import { isSystemParameter } from "@seamline/openapi/request-check";
import fc from "fast-check";
import type { PathValues } from "../contract/item-identity.ts";
import { type Call, isSuccess, type Received } from "../traffic/call.ts";
import { StoppedError } from "../traffic/sender.ts";
import { broken, type InvalidPart, invalidParts, scalarParts } from "../values/invalid-parts.ts";
import { isIdentifier, NAME_PREFIX, withName } from "../values/item-name.ts";
import { validValues } from "../values/valid-values.ts";
import { callWith } from "./call-builder.ts";
import type { Creation } from "./creation.ts";
import type { Session } from "./session.ts";

/** Number of requests per operation and kind. Shrinking a failing request can double the number. */
const INVALID_RUNS = 12;
const VALID_RUNS = 6;

/** A generated request, with the requirement that it violates. */
interface Generated {
  readonly call: Call;
  /** Undefined if the request is valid. */
  readonly violated?: { readonly demand: string; readonly pointer: string };
  /** Pointer to the parameter whose valid value the service must accept. */
  readonly mustAccept?: string;
}

/** Sends generated requests: boundary values, and values that violate one of the contract's requirements. */
export async function sendGenerated(session: Session, creation: Creation): Promise<void> {
  for (const operation of session.document.contract.operations.values()) {
    if (!session.covers(operation)) continue;
    const isRead = operation.method === "GET";
    const [path] = isRead ? session.readPaths(operation) : session.ownPaths(operation);
    if (path === undefined) continue;
    const created = session.createdBy(operation);
    if (created && !creation.mayCreate(created)) continue;
    await check(session, creation, invalidCalls(session, operation, path), INVALID_RUNS);
    await check(session, creation, validCalls(session, operation, path), VALID_RUNS);
  }
}

/** Sends calls until a call breaks the contract. Then finds the smallest call that still breaks it. */
async function check(
  session: Session,
  creation: Creation,
  calls: fc.Arbitrary<Generated> | undefined,
  runs: number,
): Promise<void> {
  if (calls === undefined) return;
  let sent = 0;
  let smallest: { generated: Generated; received: Received } | undefined;
  const property = fc.asyncProperty(calls, async (generated) => {
    if (sent >= 2 * runs) return true;
    sent += 1;
    const known = session.breaches.length;
    const received = await sendNew(session, creation, generated.call);
    const isWrong = generated.violated !== undefined ? isSuccess(received) : isRefused(generated, received);
    if (isWrong) smallest = { generated, received };
    return !isWrong && session.breaches.length === known;
  });
  const { errorInstance } = await fc.check(property, { seed: session.options.seed, numRuns: runs });
  if (errorInstance instanceof StoppedError) throw errorInstance;
  if (smallest) reportWrong(session, smallest.generated, smallest.received);
}

/** Returns whether the service rejects a documented parameter value as invalid. */
function isRefused({ mustAccept }: Generated, { status }: Received): boolean {
  return mustAccept !== undefined && (status === 400 || status === 422);
}

function reportWrong(session: Session, { call, violated, mustAccept }: Generated, received: Received): void {
  const { operationId } = call.operation;
  session.report({
    rule: violated ? "invalid-request" : "valid-request",
    operationId,
    pointer: violated?.pointer ?? mustAccept ?? "",
    expected: violated
      ? `a rejection, because the value ${violated.demand}`
      : "a success, because the contract documents the value",
    got: `status ${received.status}`,
    responses: [received],
  });
}

/**
 * Sends a call. If the call creates an item, removes identifiers of existing items from its body and registers the new
 * item.
 */
async function sendNew(session: Session, creation: Creation, call: Call): Promise<Received> {
  const resource = session.createdBy(call.operation);
  if (resource === undefined) return session.send(call);
  const received = await session.send(creation.newItem(resource, call));
  await creation.adopt(resource, received);
  return received;
}

function invalidCalls(
  session: Session,
  operation: ContractOperation,
  path: PathValues,
): fc.Arbitrary<Generated> | undefined {
  const base = { ...callWith(session, operation, path), isGenerated: true };
  const all = [...invalidBodies(session, operation, base), ...invalidQueries(session, operation, base)];
  return all.length === 0 ? undefined : fc.oneof(...all);
}

function invalidBodies(
  session: Session,
  operation: ContractOperation,
  base: Call,
): fc.Arbitrary<Generated>[] {
  const { document, pointers } = session;
  const schema = pointers.requestSchema(operation);
  if (schema === undefined || base.body === undefined) return [];
  const { parameter } = session.createdBy(operation) ?? {};
  // A creation never sends an item identifier.
  const isSent = ({ at }: InvalidPart) =>
    parameter === undefined || !isIdentifier(parsePointer(at)[0] ?? "", parameter);
  const parts = invalidParts(document.bundle, pointers.schema(schema), base.body).filter(isSent);
  return parts.map((part) =>
    part.values.map((value) => ({
      call: { ...base, body: broken(base.body, part, value) },
      violated: { demand: part.demand, pointer: pointers.schemaAt(schema, part.at) },
    })),
  );
}

function invalidQueries(
  session: Session,
  operation: ContractOperation,
  base: Call,
): fc.Arbitrary<Generated>[] {
  return queryParameters(operation).flatMap((parameter) =>
    scalarParts(parameter.schema, pointerTo(parameter.name))
      .filter(({ demand }) => !demand.includes("type string") && !demand.includes("type array"))
      .map((part) => queryCalls(session, operation, base, parameter, part)),
  );
}

function queryCalls(
  session: Session,
  operation: ContractOperation,
  base: Call,
  { name }: ContractParameter,
  { values, demand }: InvalidPart,
): fc.Arbitrary<Generated> {
  const pointer = session.pointers.parameter(operation, name);
  return values
    .filter((value) => typeof value !== "object")
    .map((value) => ({ call: withQuery(base, name, value), violated: { demand, pointer } }));
}

function validCalls(
  session: Session,
  operation: ContractOperation,
  path: PathValues,
): fc.Arbitrary<Generated> | undefined {
  const { document, pointers } = session;
  const base = { ...callWith(session, operation, path), isGenerated: true };
  const schema = pointers.requestSchema(operation);
  if (schema !== undefined)
    return validValues(document.bundle, pointers.schema(schema)).map((body) => ({
      call: { ...base, body: withName(body, nameOf(base.body) ?? session.nextName()) },
    }));
  const all = queryParameters(operation).map((parameter) =>
    validValues(document.bundle, parameter.schema).map((value) => ({
      call: withQuery(base, parameter.name, value),
      // Without bounds, the service may have limits that the contract does not describe.
      ...(hasBounds(parameter.schema) && {
        mustAccept: pointers.parameter(operation, parameter.name),
      }),
    })),
  );
  return all.length === 0 ? undefined : fc.oneof(...all);
}

function hasBounds({ type, minimum, maximum }: Schema): boolean {
  return [type].flat().includes("integer") && minimum !== undefined && maximum !== undefined;
}

/** Returns the name that verify has generated for the item in a body, so that updates keep it. */
function nameOf(body: unknown): string | undefined {
  const values = typeof body === "object" && body !== null ? Object.values(body) : [];
  return values.find((each) => typeof each === "string" && each.startsWith(NAME_PREFIX));
}

/** Returns an operation's query parameters, except parameters for the page, the format or the credentials. */
function queryParameters({ parameters, pagination }: ContractOperation): ContractParameter[] {
  return parameters.filter(
    ({ in: place, name }) => place === "query" && !isSystemParameter(name) && name !== pagination?.parameter,
  );
}

function withQuery(base: Call, name: string, value: unknown): Call {
  const others = (base.query ?? []).filter(([each]) => each !== name);
  return { ...base, query: [...others, [name, String(value)]] };
}
