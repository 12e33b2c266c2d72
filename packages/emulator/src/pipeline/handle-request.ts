import type { ContractOperation } from "@seamline/openapi/operation";
import type { CheckedRequest } from "@seamline/openapi/request-check";
import { splitTarget } from "@seamline/openapi/request-target";
import { NO_WARNINGS, type RequestWarning, violationOf } from "@seamline/openapi/request-warning";
import type { Routed } from "@seamline/openapi/route-request";
import type { EmulatorClock } from "../clock/emulator-clock.ts";
import { applyFault } from "../faults/apply-fault.ts";
import { lostPartOf } from "../faults/connection-loss.ts";
import type { Faults } from "../faults/create-faults.ts";
import type { CallFaults, FaultKind, RequestFaults } from "../faults/fault.ts";
import type { AnyService, Profile, ServiceContext } from "../framework/service.ts";
import type { OpenedDocument } from "../framework/service-document.ts";
import { isStateUnavailable, ServiceError, unavailableError } from "../framework/service-error.ts";
import type { Journal } from "../journal/create-journal.ts";
import type { SentResponse } from "../journal/recorded-exchange.ts";
import { InvalidCursorError } from "../store/store-errors.ts";
import type { DateHeader } from "./date-header.ts";
import { bytesOf, type HttpRequest } from "./http-request.ts";
import { jsonTextOf } from "./json-text.ts";
import { type MatchedRequest, matchRequest } from "./match-request.ts";
import { isResponse, type ServiceResponse, toResponse, withoutBody } from "./service-response.ts";

/** What an endpoint works with. */
export interface EndpointParts {
  readonly service: AnyService;
  readonly documents: readonly OpenedDocument[];
  readonly context: { readonly clock: EmulatorClock; readonly profile: Profile };
  readonly faults: Faults;
  readonly journal: Journal;
  readonly date: DateHeader;
  /** Whether what the service ignores is refused instead. */
  readonly strict: boolean;
  /** Told of each thing in a request that the service ignores; it must not throw. */
  onWarning?(warning: RequestWarning, request: WarnedRequest): void;
  /** Aborts when the emulator closes: then nobody waits any longer. */
  readonly closing: AbortSignal;
  /** Told of every request that is being carried out. */
  readonly inProgress: { add(answering: Promise<unknown>): void };
}

/** A request that a warning is about. */
export interface WarnedRequest {
  /** `retention`, … */
  readonly service: string;
  readonly method: string;
  /** Without its query, as it was sent. */
  readonly path: string;
  /** None where no operation is meant. */
  readonly operationId?: string;
}

/** Answers the requests of a service. A {@link Response} comes where a fault had a hand in it. */
export type Endpoint = (request: HttpRequest) => Promise<ServiceResponse | Response>;

type Warn = (warnings: readonly RequestWarning[]) => void;

export function createEndpoint(parts: EndpointParts): Endpoint {
  const { service, documents, faults, journal, date } = parts;
  return async (request) => {
    const matched = matchRequest(service, documents, request);
    const entry = openEntry(journal, matched, request);
    let warnings = warningsOf(matched);
    const warn = (found: readonly RequestWarning[]): void => {
      warnings = found;
      for (const each of found) parts.onWarning?.(each, warnedRequest(matched, request, service.name));
    };
    if (warnings.length > 0) warn(warnings);
    const note = (seen: SentResponse): void => entry(warnings.length > 0 ? { ...seen, warnings } : seen);
    const taken = faults.take(operationIdOf(matched), documentOf(matched));
    if (taken.ids.length > 0) return faultyAnswer(matched, note, taken, request, parts, warn);
    const answer = await carriedOut(matched, request, taken.service, parts, warn);
    if (isResponse(answer)) return notedResponse(date.datedResponse(answer), note);
    const dated = date.dated(answer);
    note(dated);
    return dated;
  };
}

/** What there is to say of a path that no operation has. */
function warningsOf(matched: MatchedRequest): readonly RequestWarning[] {
  if (matched.kind !== "none" || matched.reason.suggestion === undefined) return NO_WARNINGS;
  const { suggestion } = matched.reason;
  return [{ in: "path", pointer: "", suggestion, message: `unknown path; did you mean ${suggestion}?` }];
}

function warnedRequest(
  matched: MatchedRequest,
  { method, target }: HttpRequest,
  service: string,
): WarnedRequest {
  const operationId = operationIdOf(matched);
  return {
    service,
    method,
    path: splitTarget(target).path,
    ...(operationId !== undefined && { operationId }),
  };
}

/** Its body is on its way to the caller: the journal does without. */
function notedResponse(response: Response, note: (seen: SentResponse) => void): Response {
  note({ status: response.status, headers: [...response.headers] });
  return response;
}

async function faultyAnswer(
  matched: MatchedRequest,
  note: (seen: SentResponse) => void,
  taken: RequestFaults,
  request: HttpRequest,
  parts: EndpointParts,
  warn: Warn,
): Promise<Response> {
  const effects = new Set<FaultKind>();
  const onEffect = (kind: FaultKind): void => void effects.add(kind);
  const faults = { ...taken.service, onEffect };
  const carryOut = (): Promise<ServiceResponse | Response> =>
    carriedOut(matched, request, faults, parts, warn);
  try {
    const response = parts.date.datedResponse(await faulty(carryOut, taken, onEffect, request, parts));
    note({
      ...(lostPartOf(response) !== "answer" && { status: response.status, headers: [...response.headers] }),
      faults: taken.settle(effects),
    });
    return response;
  } finally {
    taken.settle(effects);
  }
}

function carriedOut(
  matched: MatchedRequest,
  request: HttpRequest,
  faults: CallFaults,
  parts: EndpointParts,
  warn: Warn,
): Promise<ServiceResponse | Response> {
  const answering = answerTo(matched, request, faults, parts, warn);
  parts.context.clock.trackPending(answering);
  parts.inProgress.add(answering);
  return answering;
}

function openEntry(
  journal: Journal,
  matched: MatchedRequest,
  request: HttpRequest,
): (seen: SentResponse) => void {
  const { method, target, headers } = request;
  return journal.open({
    document: documentOf(matched),
    operationId: operationIdOf(matched),
    method,
    target,
    headers,
    body: bytesOf(request),
  });
}

async function faulty(
  carryOut: () => Promise<ServiceResponse | Response>,
  { transport }: RequestFaults,
  onEffect: (kind: FaultKind) => void,
  request: HttpRequest,
  { service, closing, context: { clock, profile } }: EndpointParts,
): Promise<Response> {
  const shaped = (answer: ServiceResponse): Response =>
    toResponse(request.method === "HEAD" ? withoutBody(answer) : answer);
  const refuse = (refusal: ServiceError): Response => shaped(service.errorResponse(refusal, profile));
  const answering = {
    handle: async () => {
      const answer = await carryOut();
      return isResponse(answer) ? answer : toResponse(answer);
    },
    errorResponse: (status: number) => refuse(new ServiceError(status, "A fault asked for this answer.")),
  };
  const signal = request.signal ? AbortSignal.any([request.signal, closing]) : closing;
  try {
    return await applyFault(transport, answering, { clock, signal, onEffect });
  } catch (error) {
    if (error !== closing.reason) throw error;
    return refuse(unavailableError(error));
  }
}

function operationIdOf(matched: MatchedRequest): string | undefined {
  if (matched.kind === "further") return matched.route.operationId;
  return matched.kind === "operation" ? matched.routed.operation.operationId : undefined;
}

function documentOf(matched: MatchedRequest): string | undefined {
  return matched.kind === "operation" ? matched.document.id : undefined;
}

type Context = ServiceContext<never, unknown>;

/** What a service answers to a request: it refuses in its own shape, and never fails. */
async function answerTo(
  matched: MatchedRequest,
  request: HttpRequest,
  faults: CallFaults,
  parts: EndpointParts,
  warn: OperationRequest["warn"],
): Promise<ServiceResponse | Response> {
  const context = parts.context as Context;
  let answer: ServiceResponse | Response;
  try {
    answer = await successfulAnswer(matched, request, faults, parts, warn);
  } catch (error) {
    answer = parts.service.errorResponse(refusalOf(error, matched), context.profile);
  }
  if (isResponse(answer)) return isHeadersOnly(matched) ? withoutContent(answer) : answer;
  if (matched.kind === "operation") {
    const held = heldToContract(answer, matched, parts, context.profile);
    answer = finishedAnswer(held, matched, request, parts);
  }
  return isHeadersOnly(matched) ? withoutBody(answer) : answer;
}

/** What is being made of the body is not needed any more. */
function withoutContent(response: Response): Response {
  response.body?.cancel().catch(() => undefined);
  return new Response(null, response);
}

/** What who tries out an address asks for first. */
const ONLY_SLASHES = /^\/*(?:[?#]|$)/;

const NO_ROOT = "No operation has this path. The emulator's own routes are below /__emulator/.";

function successfulAnswer(
  matched: MatchedRequest,
  request: HttpRequest,
  faults: CallFaults,
  parts: EndpointParts,
  warn: OperationRequest["warn"],
): ServiceResponse | Promise<ServiceResponse | Response> {
  switch (matched.kind) {
    case "operation": {
      const { document, routed } = matched;
      const { service, context, strict } = parts;
      return carryOut({ service, document, routed, request, context, faults, strict, warn });
    }
    case "further":
      return furtherAnswer(matched, request, parts);
    case "options":
      return { status: 204, headers: { allow: matched.allow.join(", ") } };
    case "none": {
      const { status, problem, allow } = matched.reason;
      throw new ServiceError(status, ONLY_SLASHES.test(request.target) ? NO_ROOT : problem, { allow });
    }
  }
}

async function furtherAnswer(
  { route, groups }: Extract<MatchedRequest, { kind: "further" }>,
  request: HttpRequest,
  { service, context }: EndpointParts,
): Promise<ServiceResponse | Response> {
  const caller: unknown = await service.authenticate(request, route, context as never);
  return route.handle({ caller, context, request, groups });
}

/** What a handler throws that is no refusal is a mistake of the emulator: it says so, and the cause is on the console. */
function refusalOf(error: unknown, matched: MatchedRequest): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isStateUnavailable(error)) return unavailableError(error);
  const what = matched.kind === "operation" ? matched.routed.operation.operationId : "a request";
  console.error(`The emulator failed to carry out ${what}.`, error);
  return new ServiceError(
    500,
    `The emulator failed to carry out ${what}. This is a mistake of the emulator, not of the request.`,
  );
}

/** No answer goes out that its contract does not know: a mistake of the emulator must not pass for the service. */
function heldToContract(
  answer: ServiceResponse,
  { document, routed: { operation } }: Extract<MatchedRequest, { kind: "operation" }>,
  { service }: EndpointParts,
  profile: Profile,
): ServiceResponse {
  if (profile === "observed" || !isDocumented(operation, answer.status)) return answer;
  const [broken] = violationsOf(document, operation, answer);
  if (!broken) return answer;
  const where = broken.pointer === "" ? broken.in : `${broken.in} ${broken.pointer}`;
  const problem = `The emulator's answer to ${operation.operationId} breaks its contract (${where}): ${broken.problem}`;
  console.error(problem);
  return service.errorResponse(new ServiceError(500, problem), profile);
}

function violationsOf(
  document: OpenedDocument,
  operation: ContractOperation,
  { status, headers, body, json }: ServiceResponse,
) {
  const reader = { get: (name: string) => headers[name.toLowerCase()] ?? null };
  return document.contract.checkResponse(operation, { status, headers: reader, body, json });
}

/** What HTTP or the emulator itself answers is in no document: 405, 413, 501. */
function isDocumented(operation: ContractOperation, status: number): boolean {
  return status < 400 || operation.responses.has(`${status}`);
}

function isHeadersOnly(matched: MatchedRequest): boolean {
  return matched.kind === "operation"
    ? matched.routed.headersOnly
    : matched.kind === "further" && matched.headersOnly;
}

/** A request of an operation, and everything that carrying it out takes. */
interface OperationRequest {
  readonly service: AnyService;
  readonly document: OpenedDocument;
  readonly routed: Routed;
  readonly request: HttpRequest;
  readonly context: unknown;
  readonly faults: CallFaults;
  /** Whether what the service ignores is refused instead. */
  readonly strict: boolean;
  /** Told what the service ignores. */
  warn(warnings: readonly RequestWarning[]): void;
}

/**
 * Carries out an operation: who calls is settled before what the request says, and that before anything happens.
 *
 * @throws Refusal
 */
async function carryOut(asked: OperationRequest): Promise<ServiceResponse> {
  const { service, document, routed, request, context, faults } = asked;
  const { operation, resourceName } = routed;
  const admitted = service.authenticate(request, operation, context as never);
  const caller: unknown = admitted instanceof Promise ? await admitted : admitted;
  const { pathParameters: path, query, body } = checked(asked);
  const handle = document.handlerOf(operation.operationId);
  if (!handle) throw unimplemented(operation.operationId);
  const call = { operation, context, caller, path, query, body, resourceName, request, faults };
  try {
    return successAnswer(service, operation, await handle(call));
  } catch (error) {
    throw error instanceof InvalidCursorError ? invalidPageToken(routed) : error;
  }
}

/** What a body must be that comes compressed (RFC 9110 section 15.5.16). */
const NOT_DECODED = "Content-Encoding must be gzip, deflate or identity, and the body must be so.";

function checked({ document, routed, request, strict, warn }: OperationRequest): CheckedRequest {
  if (request.body === "too-large") throw new ServiceError(413, "The body is longer than the service takes.");
  if (request.body === "not-decoded") throw new ServiceError(415, NOT_DECODED);
  const { operation, pathParameters, query, overridden } = routed;
  const body = overridden ? undefined : bytesOf(request);
  const parts = { pathParameters, query, headers: request.headers, body };
  const read = document.contract.checkRequest(operation, parts);
  if (read.warnings.length > 0) warn(read.warnings);
  const unknown = strict ? read.warnings.map(violationOf) : [];
  // What is misspelt comes first: what is missing may be the same thing.
  const violations = [...unknown, ...read.violations];
  const [first] = violations;
  if (first) throw new ServiceError(400, first.problem, { violations });
  return read;
}

function unimplemented(operationId: string): ServiceError {
  return new ServiceError(
    501,
    `The emulator does not implement ${operationId}, which its contract documents.`,
  );
}

function invalidPageToken({ operation }: Routed): ServiceError {
  const parameter = operation.pagination?.parameter ?? "pageToken";
  const problem = `${parameter} must be the token of the page before, of the same list.`;
  return new ServiceError(400, problem, {
    violations: [{ in: "query", pointer: `/${parameter}`, rule: "page-token", problem }],
  });
}

/** A success as it goes out: with what its service adds that no contract shows. */
function finishedAnswer(
  answer: ServiceResponse,
  { routed: { operation } }: Extract<MatchedRequest, { kind: "operation" }>,
  request: HttpRequest,
  { service, context }: { readonly service: AnyService; readonly context: unknown },
): ServiceResponse {
  const { status, json } = answer;
  if (!service.extendBody || status >= 300 || json === undefined) return answer;
  const finished: unknown = service.extendBody(json, operation, request, context as never);
  if (finished === json) return answer;
  const { text, bytes } = jsonTextOf(finished);
  return { ...answer, body: text, bytes, json: finished };
}

/** What an operation answers when it succeeds: its one documented success. */
function successAnswer(service: AnyService, operation: ContractOperation, body: unknown): ServiceResponse {
  const { status, mediaType } = successOf(operation);
  const headers = service.responseHeaders;
  if (mediaType === undefined) {
    const { "content-type": _, ...others } = headers;
    return { status, headers: others };
  }
  if (typeof body === "string")
    return { status, headers: { ...headers, "content-type": `${mediaType}; charset=utf-8` }, body };
  const { text, bytes } = jsonTextOf(body);
  return { status, headers, body: text, bytes, json: body };
}

interface Success {
  readonly status: number;
  /** `undefined` for an answer without a body. */
  readonly mediaType: string | undefined;
}

const successes = new WeakMap<ContractOperation, Success>();

function successOf(operation: ContractOperation): Success {
  const known = successes.get(operation);
  if (known) return known;
  const [key, response] = [...operation.responses].find(([status]) => /^2\d\d$/.test(status)) ?? [];
  const success = { status: Number(key), mediaType: response?.content[0]?.mediaType };
  successes.set(operation, success);
  return success;
}
