import { mediaTypeOf, readText } from "@seamline/openapi/body";
import type { Contract } from "@seamline/openapi/contract";
import { nearestPath } from "@seamline/openapi/nearest-path";
import type { NotRouted, Routed, RouteRequest } from "@seamline/openapi/route-request";
import type { AnyService, ExtraRoute } from "../framework/service.ts";
import type { OpenedDocument } from "../framework/service-document.ts";
import { bytesOf, type HttpRequest } from "./http-request.ts";

/** What a request asks a service for. */
export type MatchedRequest =
  | { readonly kind: "operation"; readonly document: OpenedDocument; readonly routed: Routed }
  | {
      readonly kind: "further";
      readonly route: ExtraRoute<unknown, unknown>;
      readonly groups: Readonly<Record<string, string>>;
      readonly headersOnly: boolean;
    }
  | { readonly kind: "options"; readonly allow: readonly string[] }
  | { readonly kind: "none"; readonly reason: NotRouted };

/** Finds out what a request asks for: the documents come first, in their order. */
export function matchRequest(
  service: AnyService,
  documents: readonly OpenedDocument[],
  request: HttpRequest,
): MatchedRequest {
  const asked = routeRequestOf(request);
  let refused: NotRouted | undefined;
  for (const document of documents) {
    const routed = (document.contract as Contract).route(asked);
    if (routed.kind === "operation") return { kind: "operation", document, routed };
    if (routed.kind === "options") return routed;
    if (refused === undefined || routed.status === 405) refused = routed;
  }
  return furtherRoute(service, request) ?? notFound(documents, request, refused as NotRouted);
}

/** Says which path was probably meant by one that no operation has, or whose custom verb is none. */
function notFound(
  documents: readonly OpenedDocument[],
  request: HttpRequest,
  reason: NotRouted,
): MatchedRequest {
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
  // A misspelt verb is part of a name. One that is right is only asked for with the wrong method.
  const nearest = nearestPath(
    target,
    templates.filter((each) => /\}:\w+$/.test(each)),
  );
  return operations.some((each) => each.template === nearest && each.method === method) ? nearest : undefined;
}

function routeRequestOf(request: HttpRequest): RouteRequest {
  const { method, target, headers, body } = request;
  if (body === undefined) return request;
  const isForm = mediaTypeOf(headers.get("content-type")) === "application/x-www-form-urlencoded";
  return { method, target, headers, ...(isForm && { form: readText(bytesOf(request)) ?? "" }) };
}

function furtherRoute(service: AnyService, { method, target }: HttpRequest): MatchedRequest | undefined {
  const path = target.split("?", 1)[0] ?? "";
  const routes = (service.extraRoutes ?? []).filter((each) => each.path.test(path));
  if (routes.length === 0) return undefined;
  const any = routes.find((each) => each.method === "*");
  if (any) return furtherMatch(any, path, false);
  const allow = [...new Set(routes.flatMap((each) => methodsOf(each.method)))].sort();
  if (method === "OPTIONS") return { kind: "options", allow };
  const route = routes.find((each) => methodsOf(each.method).includes(method));
  if (!route) {
    const problem = `The method must be one of ${allow.join(", ")}, and is ${method.slice(0, 40)}.`;
    return {
      kind: "none",
      reason: { kind: "none", status: 405, reason: "method-not-allowed", problem, allow },
    };
  }
  return furtherMatch(route, path, method === "HEAD");
}

function furtherMatch(
  route: ExtraRoute<unknown, unknown>,
  path: string,
  headersOnly: boolean,
): MatchedRequest {
  const groups = route.path.exec(path)?.groups ?? {};
  return { kind: "further", route, groups, headersOnly };
}

function methodsOf(method: string): string[] {
  return method === "GET" ? ["GET", "HEAD", "OPTIONS"] : [method, "OPTIONS"];
}
