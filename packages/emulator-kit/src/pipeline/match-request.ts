import { mediaTypeOf, readText } from "@seamline/openapi/body";
import { allowedMethods, findByMethod, methodProblem } from "@seamline/openapi/http-methods";
import { nearestPath } from "@seamline/openapi/nearest-path";
import type { NotRouted, Routed, RouteRequest } from "@seamline/openapi/route-request";
import type { AnyService, ExtraRoute } from "../framework/service.ts";
import type { OpenedDocument } from "../framework/service-document.ts";
import { bytesOf, type HttpRequest } from "../http/http-request.ts";
import type { ReceivedRequest } from "../http/received-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";

export type RequestMatch = ControlMatch | ServiceMatch;

export type ServiceMatch = OperationMatch | ExtraRouteMatch | OptionsMatch | NoMatch;

/** A request that matches an operation of a document. */
export interface OperationMatch {
  readonly kind: "operation";
  readonly document: OpenedDocument;
  readonly routed: Routed;
}

/** A request that matches an extra route, which is not part of any document. */
export interface ExtraRouteMatch {
  readonly kind: "extra";
  readonly route: ExtraRoute<unknown, unknown>;
  readonly groups: Readonly<Record<string, string>>;
  readonly headersOnly: boolean;
}

/** An OPTIONS request, which returns the allowed methods of a path. */
interface OptionsMatch {
  readonly kind: "options";
  readonly allow: readonly string[];
}

interface NoMatch {
  readonly kind: "none";
  readonly reason: NotRouted;
}

/** A request for a control route. */
export interface ControlMatch {
  readonly kind: "control";
  readonly path: string;
  /** The query without its question mark. */
  readonly query: string;
}

/** Handles control requests: the routes under `/__emulator` on every service's port. */
export interface Control {
  /** Returns `undefined` if the request is not a control request. */
  match(request: HttpRequest): ControlMatch | undefined;
  /** Never rejects. Errors are returned as control route error responses. */
  respond(match: ControlMatch, request: ReceivedRequest): Promise<ServiceResponse>;
}

export interface Routes {
  readonly control: Control;
  readonly service: AnyService;
  readonly documents: readonly OpenedDocument[];
}

/**
 * Finds a request's target. Control routes are tried first, then the operations of the documents in order, then extra
 * routes.
 */
export function matchRequest({ control, service, documents }: Routes, request: HttpRequest): RequestMatch {
  const controlMatch = control.match(request);
  if (controlMatch) return controlMatch;
  const routed = routeByDocuments(documents, request);
  if (routed.kind !== "none") return routed;
  return matchExtraRoute(service, request) ?? notFound(documents, request, routed.reason);
}

/** Finds the operation for a request, ignoring control and extra routes. */
export function findOperation(
  documents: readonly OpenedDocument[],
  request: HttpRequest,
): OperationMatch | undefined {
  const routed = routeByDocuments(documents, request);
  return routed.kind === "operation" ? routed : undefined;
}

function routeByDocuments(
  documents: readonly OpenedDocument[],
  request: HttpRequest,
): OperationMatch | OptionsMatch | NoMatch {
  const routeRequest = routeRequestOf(request);
  let reason: NotRouted | undefined;
  for (const document of documents) {
    const routed = document.contract.route(routeRequest);
    if (routed.kind === "operation") return { kind: "operation", document, routed };
    if (routed.kind === "options") return routed;
    if (reason === undefined || routed.status === 405) reason = routed;
  }
  return { kind: "none", reason: reason as NotRouted };
}

/** Routing needs the body only if it is a form, because a POST request with a form can replace a GET request. */
function routeRequestOf(request: HttpRequest): RouteRequest {
  const { method, target, headers, body } = request;
  if (body === undefined) return request;
  const isForm = mediaTypeOf(headers.get("content-type")) === "application/x-www-form-urlencoded";
  return { method, target, headers, ...(isForm && { form: readText(bytesOf(request)) ?? "" }) };
}

function matchExtraRoute(service: AnyService, { method, target }: HttpRequest): ServiceMatch | undefined {
  const path = target.split("?", 1)[0] ?? "";
  const routes = (service.extraRoutes ?? []).filter((route) => route.path.test(path));
  if (routes.length === 0) return undefined;
  const byMethod = new Map(routes.map((route) => [route.method, route]));
  const any = byMethod.get("*");
  const route = any ?? findByMethod(byMethod, method);
  if (route) {
    const groups = route.path.exec(path)?.groups ?? {};
    return { kind: "extra", route, groups, headersOnly: !any && method === "HEAD" };
  }
  const allow = allowedMethods(byMethod.keys()).sort();
  if (method === "OPTIONS") return { kind: "options", allow };
  const problem = methodProblem(method, allow);
  return {
    kind: "none",
    reason: { kind: "none", status: 405, reason: "method-not-allowed", problem, allow },
  };
}

/** Returns the error for an unknown path or custom verb, with a suggestion if a similar path exists. */
function notFound(documents: readonly OpenedDocument[], request: HttpRequest, reason: NotRouted): NoMatch {
  const suggestion = suggestionFor(documents, request, reason);
  if (suggestion === undefined) return { kind: "none", reason };
  const problem = `${reason.problem.slice(0, -1)}; did you mean ${suggestion}?`;
  return { kind: "none", reason: { ...reason, problem, suggestion } };
}

function suggestionFor(
  documents: readonly OpenedDocument[],
  { method, target }: HttpRequest,
  { reason }: NotRouted,
): string | undefined {
  if (reason !== "no-such-path" && reason !== "method-not-allowed") return undefined;
  const operations = documents.flatMap(({ contract }) => [...contract.operations.values()]);
  const templates = operations.map(({ template }) => template);
  if (reason === "no-such-path") return nearestPath(target, templates);
  // A path with a misspelled verb matches as a resource name. If the verb is correct, only the method is wrong.
  const verbs = templates.filter((template) => /\}:\w+$/.test(template));
  const nearest = nearestPath(target, verbs);
  const isOperation = operations.some((each) => each.template === nearest && each.method === method);
  return isOperation ? nearest : undefined;
}
