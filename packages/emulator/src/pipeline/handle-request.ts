import { bodyLimitOf } from "../control/control-body.ts";
import { controlErrorResponse } from "../control/control-error.ts";
import type { AnyService } from "../framework/service.ts";
import { isStateUnavailable, ServiceError, unavailableError } from "../framework/service-error.ts";
import { InvalidCursorError } from "../store/store-errors.ts";
import { validateRequest, validateResponse } from "./contract-checks.ts";
import { Exchange, type ExchangeParts } from "./exchange.ts";
import type { ResponseFinisher } from "./finish-response.ts";
import { decodeRequest, type HttpRequest, isEncoded } from "./http-request.ts";
import {
  type ExtraRouteMatch,
  matchRequest,
  type OperationMatch,
  type RequestMatch,
  type Routes,
  type ServiceMatch,
} from "./match-request.ts";
import { type AllowedOrigins, originError } from "./origin-guard.ts";
import type { ServiceResponse } from "./service-response.ts";
import { jsonTextOf, successResponse } from "./success-response.ts";

/** What the requests of a service are handled with. */
export interface PipelineParts extends Routes, ExchangeParts {
  readonly service: AnyService;
  readonly finisher: ResponseFinisher;
  /** Whether what the service ignores is an error. */
  readonly strict: boolean;
  /** Counts the requests that are being handled. */
  readonly inFlight: { add(response: Promise<unknown>): void };
  /** Resolves when requests may be handled, and throws why they cannot be; `undefined` where they may. */
  ready(): Promise<void> | undefined;
}

/** Responds to requests. It throws nothing but the reason of a request whose signal has aborted. */
export type RequestHandler = (request: HttpRequest) => Promise<ServiceResponse>;

/**
 * Makes what takes a request from its arrival to its response. Nothing is awaited that need not be: each wait costs as
 * much as finding the operation.
 */
export function createRequestHandler(parts: PipelineParts): RequestHandler {
  const { service, control, context, finisher } = parts;
  return async (received) => {
    const limit = bodyLimitOf(received.target, service);
    const request = isEncoded(received) ? await decodeRequest(received, limit) : received;
    const finish = (response: ServiceResponse): ServiceResponse => finisher.finish(response, request.method);
    const match = matchRequest(parts, request);
    const forbidden = originError(allowedOrigins(match), request);
    if (forbidden) return finish(controlErrorResponse(forbidden));
    if (match.kind === "control") return finish(await control.respond(match, request));
    try {
      const pending = parts.ready();
      if (pending) await pending;
    } catch (error) {
      return finish(service.errorResponse(unavailableError(error), context.profile));
    }
    const exchange = new Exchange(parts, match, request);
    const response = await exchange.throughFaults(() =>
      tracked(respond(parts, match, request, exchange), parts),
    );
    return exchange.end(finish(response));
  };
}

function allowedOrigins(match: RequestMatch): AllowedOrigins {
  if (match.kind === "control") return "same-origin";
  return match.kind === "extra" ? (match.route.origins ?? "loopback") : "loopback";
}

/** Moves of the clock and changes of the whole state wait for what is being handled. */
function tracked<Result>(responding: Promise<Result>, { context, inFlight }: PipelineParts): Promise<Result> {
  context.clock.trackPending(responding);
  inFlight.add(responding);
  return responding;
}

/** Handles a request. What is thrown becomes an error in the service's own shape. */
async function respond(
  parts: PipelineParts,
  match: ServiceMatch,
  request: HttpRequest,
  exchange: Exchange,
): Promise<ServiceResponse> {
  const { service, context } = parts;
  let response: ServiceResponse;
  try {
    response = await handle(parts, match, request, exchange);
  } catch (error) {
    response = service.errorResponse(toServiceError(error, match), context.profile);
  }
  if (match.kind !== "operation") return response;
  return extendBody(validateResponse(response, match, service, context.profile), parts, match, request);
}

function handle(
  parts: PipelineParts,
  match: ServiceMatch,
  request: HttpRequest,
  exchange: Exchange,
): ServiceResponse | Promise<ServiceResponse> {
  switch (match.kind) {
    case "operation":
      return handleOperation(parts, match, request, exchange);
    case "extra":
      return handleExtraRoute(parts, match, request);
    case "options":
      return { status: 204, headers: { allow: match.allow.join(", ") } };
    case "none": {
      const { status, problem, allow } = match.reason;
      throw new ServiceError(status, ONLY_SLASHES.test(request.target) ? NO_ROOT : problem, { allow });
    }
  }
}

/** What somebody who tries out an address requests first. */
const ONLY_SLASHES = /^\/*(?:[?#]|$)/;

const NO_ROOT = "No operation has this path. The emulator's own routes are below /__emulator/.";

/** Who calls is settled before what the request says, and that before anything happens. */
async function handleOperation(
  { service, context, strict }: PipelineParts,
  match: OperationMatch,
  request: HttpRequest,
  exchange: Exchange,
): Promise<ServiceResponse> {
  const { operation, resourceName } = match.routed;
  const authenticating = service.authenticate(request, operation, context as never);
  const caller: unknown = authenticating instanceof Promise ? await authenticating : authenticating;
  const { pathParameters: path, query, body } = validateRequest(match, request, exchange, strict);
  const handler = match.document.handlerOf(operation.operationId);
  if (!handler) throw notImplementedError(operation.operationId);
  const { faults } = exchange;
  const result = await handler({
    operation,
    context,
    caller,
    path,
    query,
    body,
    resourceName,
    request,
    faults,
  });
  return successResponse(service, operation, result);
}

async function handleExtraRoute(
  { service, context }: PipelineParts,
  { route, groups }: ExtraRouteMatch,
  request: HttpRequest,
): Promise<ServiceResponse> {
  const caller: unknown = await service.authenticate(request, route, context as never);
  return route.handle({ caller, context, request, groups });
}

/** Adds to a success what the service sends beyond its contract, where the seed says so. */
function extendBody(
  response: ServiceResponse,
  { service, context }: PipelineParts,
  { routed: { operation } }: OperationMatch,
  request: HttpRequest,
): ServiceResponse {
  const { status, json } = response;
  if (!service.extendBody || status >= 300 || json === undefined) return response;
  const extended: unknown = service.extendBody(json, operation, request, context as never);
  if (extended === json) return response;
  const { text, bytes } = jsonTextOf(extended);
  return { ...response, body: text, bytes, json: extended };
}

/** Anything else that a handler throws is a mistake of the emulator: it says so, and the console has the cause. */
function toServiceError(error: unknown, match: ServiceMatch): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isStateUnavailable(error)) return unavailableError(error);
  const operation = match.kind === "operation" ? match.routed.operation : undefined;
  if (error instanceof InvalidCursorError) return invalidPageTokenError(operation?.pagination?.parameter);
  const what = operation?.operationId ?? "a request";
  console.error(`The emulator failed to carry out ${what}.`, error);
  return new ServiceError(
    500,
    `The emulator failed to carry out ${what}. This is a mistake of the emulator, not of the request.`,
  );
}

function notImplementedError(operationId: string): ServiceError {
  return new ServiceError(
    501,
    `The emulator does not implement ${operationId}, which its contract documents.`,
  );
}

function invalidPageTokenError(parameter = "pageToken"): ServiceError {
  const problem = `${parameter} must be the token of the page before, of the same list.`;
  return new ServiceError(400, problem, {
    violations: [{ in: "query", pointer: `/${parameter}`, rule: "page-token", problem }],
  });
}
