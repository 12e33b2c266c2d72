import { unavailableError } from "../framework/service-error.ts";
import { untilCurrent } from "../framework/until-current.ts";
import { ControlError, controlErrorResponse } from "../http/control-error.ts";
import type { HttpRequest } from "../http/http-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import { isReplaced } from "../store/store-errors.ts";
import { validateRequest } from "./contract-checks.ts";
import type { PipelineParts, RequestHandler } from "./handle-request.ts";
import { notImplementedError, toServiceError } from "./handler-errors.ts";
import { findOperation, type OperationMatch } from "./match-request.ts";
import { successResponse } from "./success-response.ts";

/** View requests are not recorded. */
const RECORD_NOTHING = { warn: () => {}, noteViolations: () => {} };

/**
 * Creates the handler for view requests, which can access everything and have no side effects. They are not recorded in
 * the journal, not affected by faults, and not counted towards rate limits.
 */
export function createViewHandler(parts: PipelineParts): RequestHandler {
  const { service, context, documents, finisher } = parts;
  return async (request) => {
    const match = findOperation(documents, request);
    if (!match || !service.view || match.routed.operation.method !== "GET")
      return controlErrorResponse(notViewable(request));
    try {
      const response = await untilCurrent(async () => {
        await parts.ready();
        return lookInState(parts, match, request);
      });
      return finisher.finish(response, request.method);
    } catch (error) {
      return service.errorResponse(unavailableError(error), context.profile);
    }
  };
}

/** @throws StoreReplacedError if the request must be handled again */
function lookInState(
  parts: PipelineParts,
  match: OperationMatch,
  request: HttpRequest,
): Promise<ServiceResponse> {
  const { service, context, inFlight } = parts;
  const responding = look(parts, match, request).catch((error) => {
    if (isReplaced(error)) throw error;
    return service.errorResponse(toServiceError(error, match), context.profile, match.routed.operation);
  });
  inFlight.add(responding);
  return responding;
}

async function look(
  { service, context }: PipelineParts,
  match: OperationMatch,
  request: HttpRequest,
): Promise<ServiceResponse> {
  const { document, routed } = match;
  const { operation, resourceName } = routed;
  const caller: unknown = service.view?.viewer(request, context as never);
  const { pathParameters: path, query, body } = validateRequest(match, request, RECORD_NOTHING, false);
  const handler = document.handlerOf(operation.operationId);
  if (!handler) throw notImplementedError(operation.operationId);
  const call = { operation, context, caller, path, query, body, resourceName, request, faults: {} };
  return successResponse(service, operation, await handler(call));
}

function notViewable({ method, target }: HttpRequest): ControlError {
  return new ControlError(
    400,
    "not-viewable",
    `Requests with x-emulator-view must get or list resources, but ${method.slice(0, 20)} ${target.slice(0, 100)} does not.`,
  );
}
