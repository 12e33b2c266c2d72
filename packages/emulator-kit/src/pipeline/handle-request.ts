import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { AnyService } from "../framework/service.ts";
import { ServiceError, unavailableError } from "../framework/service-error.ts";
import { untilCurrent } from "../framework/until-current.ts";
import {
  type AllowedOrigins,
  isPreflight,
  preflightResponse,
  readableBy,
  readingPage,
} from "../http/allowed-pages.ts";
import { bodyLimitOf } from "../http/body-limit.ts";
import { controlErrorResponse } from "../http/control-error.ts";
import { originError } from "../http/origin-guard.ts";
import { decodeRequest, isEncoded, type ReceivedRequest } from "../http/received-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import { isReplaced } from "../store/store-errors.ts";
import { validateRequest, validateResponse } from "./contract-checks.ts";
import { Exchange, type ExchangeParts } from "./exchange.ts";
import type { ResponseFinisher } from "./finish-response.ts";
import { notImplementedError, toServiceError } from "./handler-errors.ts";
import {
  type ExtraRouteMatch,
  matchRequest,
  type OperationMatch,
  type RequestMatch,
  type Routes,
  type ServiceMatch,
} from "./match-request.ts";
import { extendResponse, successResponse } from "./success-response.ts";

export interface PipelineParts extends Routes, ExchangeParts {
  readonly service: AnyService;
  readonly finisher: ResponseFinisher;
  /** True if requests with unknown parameters or members are rejected. */
  readonly strict: boolean;
  /** Tracks requests in progress, because a replacement of the whole state must wait for them. */
  readonly inFlight: { add(response: Promise<unknown>): void };
  /** True if the state is shared with other emulators, which can replace it while a request is being handled. */
  readonly isShared: boolean;
  /**
   * Resolves when requests can be handled, or rejects if they cannot. Returns `undefined` if they can be handled
   * immediately.
   */
  ready(): Promise<void> | undefined;
}

/** Called with the request's number in the journal. */
type OnRecorded = (id: number) => void;

/** Responds to requests. The promise rejects only if the signal is aborted, with the signal's reason. */
export type RequestHandler = (request: ReceivedRequest, onRecorded?: OnRecorded) => Promise<ServiceResponse>;

/**
 * Creates a service's request handler. The handler awaits only pending promises, because each `await` costs as much as
 * routing.
 */
export function createRequestHandler(parts: PipelineParts): RequestHandler {
  return (received, onRecorded) =>
    isEncoded(received)
      ? handleEncoded(parts, received, onRecorded)
      : handleDecoded(parts, received, onRecorded);
}

async function handleEncoded(
  parts: PipelineParts,
  encoded: ReceivedRequest,
  onRecorded: OnRecorded | undefined,
): Promise<ServiceResponse> {
  const request = await decodeRequest(encoded, bodyLimitOf(encoded.target, parts.service));
  return handleDecoded(parts, request, onRecorded);
}

/** Handles a request. If the page that sent it has access, adds headers that allow the page to read the response. */
function handleDecoded(
  parts: PipelineParts,
  request: ReceivedRequest,
  onRecorded: OnRecorded | undefined,
): Promise<ServiceResponse> {
  const match = matchRequest(parts, request);
  const page = readingPage(allowedOrigins(match), request);
  const handle = (): Promise<ServiceResponse> => handleMatched(parts, match, request, onRecorded);
  return page === undefined ? handle() : respondToPage(parts, request, page, handle);
}

async function respondToPage(
  { finisher }: PipelineParts,
  request: ReceivedRequest,
  page: string,
  handle: () => Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  if (isPreflight(request)) return finisher.finish(preflightResponse(request, page), request.method);
  return readableBy(page, await handle());
}

async function handleMatched(
  parts: PipelineParts,
  match: RequestMatch,
  request: ReceivedRequest,
  onRecorded: OnRecorded | undefined,
): Promise<ServiceResponse> {
  const { service, control, context, finisher, inFlight } = parts;
  const { method } = request;
  const forbidden = originError(allowedOrigins(match), request);
  if (forbidden) return finisher.finish(controlErrorResponse(forbidden), method);
  if (match.kind === "control") return finisher.finish(await control.respond(match, request), method);

  try {
    const pending = parts.ready();
    if (pending) await pending;
  } catch (error) {
    return finisher.finish(service.errorResponse(unavailableError(error), context.profile), method);
  }

  const exchange = new Exchange(parts, match, request);
  onRecorded?.(parts.journal.last);
  const handle = (): Promise<ServiceResponse> => {
    const responding = respond(parts, match, request, exchange);
    context.clock.trackPending(responding);
    inFlight.add(responding);
    return responding;
  };
  const response = await exchange.throughFaults(() =>
    parts.isShared ? respondInCurrentState(parts, handle) : handle(),
  );
  return exchange.end(finisher.finish(response, method));
}

/** Handles a request in the shared state. The first attempt uses the state that was just checked. */
async function respondInCurrentState(
  { service, context, ready }: PipelineParts,
  handle: () => Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  let attempt = 0;
  try {
    return await untilCurrent(async () => {
      attempt += 1;
      if (attempt > 1) await ready();
      return handle();
    });
  } catch (error) {
    return service.errorResponse(unavailableError(error), context.profile);
  }
}

/**
 * Calls the service. Errors are returned in the service's format.
 *
 * @throws StoreReplacedError if the request must be handled again
 */
async function respond(
  parts: PipelineParts,
  match: ServiceMatch,
  request: ReceivedRequest,
  exchange: Exchange,
): Promise<ServiceResponse> {
  const { service, context } = parts;
  let response: ServiceResponse;
  try {
    response = await (match.kind === "operation"
      ? handleOperation(parts, match, request, exchange)
      : handleOther(parts, match, request, exchange));
  } catch (error) {
    if (isReplaced(error)) throw error;
    response = service.errorResponse(toServiceError(error, match), context.profile, operationOf(match));
  }
  if (match.kind !== "operation") return response;
  const validated = validateResponse(response, match, { service, profile: context.profile, exchange });
  return extendResponse(validated, service, match.routed.operation, request, context);
}

/** Authenticates the caller, then validates the request, then calls the handler. */
async function handleOperation(
  { service, context, strict }: PipelineParts,
  match: OperationMatch,
  request: ReceivedRequest,
  exchange: Exchange,
): Promise<ServiceResponse> {
  const { document, routed } = match;
  const { operation, resourceName } = routed;
  const authenticated: unknown = service.authenticate(request, operation, context as never);
  const caller = authenticated instanceof Promise ? await authenticated : authenticated;
  exchange.caller = caller;
  const { pathParameters: path, query, body } = validateRequest(match, request, exchange, strict);
  const handler = document.handlerOf(operation.operationId);
  if (!handler) throw notImplementedError(operation.operationId);
  const { faults } = exchange;
  const call = { operation, context, caller, path, query, body, resourceName, request, faults };
  return successResponse(service, operation, await handler(call));
}

/** Handles a request that does not match any operation. */
function handleOther(
  parts: PipelineParts,
  match: Exclude<ServiceMatch, OperationMatch>,
  request: ReceivedRequest,
  exchange: Exchange,
): ServiceResponse | Promise<ServiceResponse> {
  switch (match.kind) {
    case "extra":
      return handleExtraRoute(parts, match, request, exchange);
    case "options":
      return { status: 204, headers: { allow: match.allow.join(", ") } };
    case "none": {
      const { status, problem, allow } = match.reason;
      throw new ServiceError(status, ONLY_SLASHES.test(request.target) ? NO_ROOT : problem, { allow });
    }
  }
}

async function handleExtraRoute(
  { service, context }: PipelineParts,
  { route, groups }: ExtraRouteMatch,
  request: ReceivedRequest,
  exchange: Exchange,
): Promise<ServiceResponse> {
  const caller: unknown = await service.authenticate(request, route, context as never);
  exchange.caller = caller;
  return route.handle({ caller, context, request, groups });
}

function operationOf(match: ServiceMatch): ContractOperation | undefined {
  return match.kind === "operation" ? match.routed.operation : undefined;
}

function allowedOrigins(match: RequestMatch): AllowedOrigins {
  if (match.kind === "control") return "same-origin";
  return match.kind === "extra" ? (match.route.origins ?? "loopback") : "loopback";
}

/** The root path, which users often request to try out an address. */
const ONLY_SLASHES = /^\/*(?:[?#]|$)/;

const NO_ROOT = "No operation has this path. The emulator's control routes are under /__emulator/.";
