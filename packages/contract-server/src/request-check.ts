import type {
  ContentObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
  SecuritySchemeObject,
} from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";
import { parameterCheckOf } from "./parameter-check.ts";
import type { Route, Target } from "./routing.ts";
import type { SchemaCheck, SchemaChecks } from "./schema-checks.ts";

/** A request as received. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** A request that matches an operation, with its parsed target. */
export interface RoutedRequest extends WireRequest, Pick<Target, "query"> {
  /** Path parameters, as sent. */
  readonly path: Readonly<Record<string, string>>;
}

/** Returns the violations in a request; empty if the request is valid. */
export type RequestCheck = (request: RoutedRequest) => string[];

/** Location of a parameter or a credential in a request. */
export interface Place {
  /** `path`, `query`, `header` or `cookie`. */
  readonly in: string;
  readonly name: string;
}

/** Returns all values at a location in a request, still encoded. Ignores cookies. */
function sentValues(request: RoutedRequest, { in: part, name }: Place): string[] {
  if (part === "query") return request.query.filter(([key]) => key === name).map(([, value]) => value);
  const value = part === "path" ? request.path[name] : request.headers[name.toLowerCase()];
  return value === undefined ? [] : [value];
}

/** Header parameters that OpenAPI ignores. */
const IGNORED_HEADERS = new Set(["accept", "content-type", "authorization"]);

/** Prepares the check for an operation. Throws an Error if the operation cannot be checked. */
export function requestCheckOf(document: OpenApiDocument, schemas: SchemaChecks, route: Route): RequestCheck {
  const parameters = route.parameters.filter((each) => !isIgnored(each));
  const checks = parameters.map((each) => parameterCheck(document, schemas, each));
  const alternatives = credentialsOf(document, route.operation);
  const checkUndocumented = undocumentedCheckOf(document, route, [...parameters, ...alternatives.flat()]);
  const checkBody = bodyCheckOf(document, schemas, route.operation);
  return (request) => [
    ...checks.flatMap((check) => check(request)),
    ...checkCredentials(alternatives, (each) => sentValues(request, each).some((value) => value !== "")),
    ...checkUndocumented(request),
    ...checkBody(request.body, request.headers["content-type"] ?? ""),
  ];
}

function isIgnored(parameter: ParameterObject): boolean {
  return parameter.in === "header" && IGNORED_HEADERS.has(parameter.name.toLowerCase());
}

function parameterCheck(
  document: OpenApiDocument,
  schemas: SchemaChecks,
  parameter: ParameterObject,
): RequestCheck {
  const check = parameterCheckOf(document, schemas, parameter);
  return (request) => check(sentValues(request, parameter));
}

/**
 * Returns the alternative sets of credentials for an operation. A request must contain all credentials of one set.
 *
 * @throws Error if a security scheme is not declared or is sent in a cookie
 */
export function credentialsOf(document: OpenApiDocument, operation: OperationObject): Place[][] {
  const requirements = operation.security ?? document.security ?? [];
  const alternatives = requirements.length > 0 ? requirements : [{}];
  return alternatives.map((each) => Object.keys(each).flatMap((name) => credentialOf(document, name)));
}

/** Returns a violation if no complete set of credentials was sent. */
function checkCredentials(
  alternatives: readonly (readonly Place[])[],
  isSent: (credential: Place) => boolean,
): string[] {
  if (alternatives.some((each) => each.every(isSent))) return [];
  const wanted = alternatives.map((each) => each.map((one) => `${one.in} ${one.name}`).join(" and "));
  return [`${wanted.join(", or ")} is required but was not sent`];
}

function credentialOf(document: OpenApiDocument, name: string): Place[] {
  const scheme = followReferences<SecuritySchemeObject | undefined>(
    document,
    document.components?.securitySchemes?.[name],
  );
  if (!scheme) throw new Error(`the security scheme ${name} is not declared`);
  if (scheme.type === "mutualTLS") return [];
  if (scheme.type !== "apiKey") return [{ in: "header", name: "authorization" }];
  if (scheme.in === "query") return [{ in: "query", name: scheme.name ?? "" }];
  if (scheme.in === "header") return [{ in: "header", name: scheme.name?.toLowerCase() ?? "" }];
  throw new Error(`the security scheme ${name} has the unsupported location ${scheme.in}`);
}

/** Headers that HTTP clients send by default. */
const TRANSPORT_HEADERS = [
  "accept",
  "accept-encoding",
  "accept-language",
  "connection",
  "content-length",
  "content-type",
  "host",
  "sec-fetch-mode",
  "transfer-encoding",
  "user-agent",
];

/** Prepares the check for query parameters and headers that the operation does not document. */
function undocumentedCheckOf(
  document: OpenApiDocument,
  route: Route,
  documented: readonly Place[],
): RequestCheck {
  const query = queryCheck(documented, isOpen(document, route, "parameters"));
  const headers = headerCheck(documented, isOpen(document, route, "auth"));
  return (request) => [...query(request), ...headers(request)];
}

function queryCheck(documented: readonly Place[], acceptsMore: boolean): RequestCheck {
  if (acceptsMore) return () => [];
  const known = namesIn("query", documented);
  return ({ query }) =>
    query
      .filter(([name]) => !known.includes(name))
      .map(([name]) => `query parameter ${name} is not documented`);
}

function headerCheck(documented: readonly Place[], acceptsCredentials: boolean): RequestCheck {
  const known = namesIn("header", documented).map((name) => name.toLowerCase());
  const allowed = new Set([...TRANSPORT_HEADERS, ...known, ...(acceptsCredentials ? ["authorization"] : [])]);
  return ({ headers }) =>
    Object.keys(headers)
      .filter((name) => !allowed.has(name))
      .map((name) => `header ${name} is not documented`);
}

function namesIn(part: Place["in"], places: readonly Place[]): string[] {
  return places.filter((each) => each.in === part).map((each) => each.name);
}

/** Returns whether an open extension point leaves a part of the operation undocumented, such as its query. */
function isOpen(document: OpenApiDocument, route: Route, area: string): boolean {
  const points = [route.operation["x-extension-point"] ?? []].flat();
  return points.some((point) => document["x-extension-points"]?.[point]?.area === area);
}

/** Returns the violations in a body with a content type. An empty body is treated as missing. */
type BodyCheck = (body: string, contentType: string) => string[];

/** Prepares the check for an operation's body. */
function bodyCheckOf(
  document: OpenApiDocument,
  schemas: SchemaChecks,
  operation: OperationObject,
): BodyCheck {
  const declared = followReferences<RequestBodyObject | undefined>(document, operation.requestBody);
  const byType = contentChecksOf(schemas, declared?.content ?? {});
  return (body, contentType) => {
    if (!body) return declared?.required ? ["a body is required but was not sent"] : [];
    if (!declared) return ["a body was sent, but none is documented"];
    const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
    const check = byType.get(type);
    return check ? check(body) : [`content type ${type || "(none)"} is not documented`];
  };
}

function contentChecksOf(schemas: SchemaChecks, content: ContentObject): Map<string, SchemaCheck<string>> {
  return new Map(
    Object.entries(content).map(([type, { schema }]) => {
      const isChecked = schema !== undefined && /[/+]json$/i.test(type);
      return [type.toLowerCase(), isChecked ? jsonCheck(schemas.ofValue(schema)) : () => []];
    }),
  );
}

function jsonCheck(check: SchemaCheck<unknown>): SchemaCheck<string> {
  return (body) => {
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return [`the body is not JSON: ${body.slice(0, 60)}`];
    }
    return check(value).map((error) => `body${error}`);
  };
}
