import type { Ajv2020 } from "ajv/dist/2020.js";
import { type Document, resolve, type Schema } from "./document.ts";
import type { Route } from "./routes.ts";

/** A request as it came off the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** What every HTTP client sends of its own accord. */
const TRANSPORT_HEADERS = new Set([
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
]);

/** Says everything about a request that its operation does not allow. An empty list means that the contract holds. */
export function checkRequest(document: Document, ajv: Ajv2020, route: Route, request: WireRequest): string[] {
  return [
    ...checkQuery(document, route, new URL(request.target, "http://contract").searchParams),
    ...checkHeaders(document, route, request),
    ...checkBody(ajv, route, request),
  ];
}

function checkQuery(document: Document, route: Route, query: URLSearchParams): string[] {
  const known = new Map(
    route.parameters.filter((each) => each.in === "query").map((each) => [each.name, each]),
  );
  const missing = [...known.values()].filter((each) => each.required && !query.has(each.name));
  return [
    ...missing.map((each) => `query parameter ${each.name} is required and was not sent`),
    ...[...query].flatMap(([name, value]) => {
      const parameter = known.get(name);
      if (parameter)
        return checkScalar(
          `query parameter ${name}`,
          resolve<Schema>(document, parameter.schema ?? {}),
          value,
        );
      return isOpen(document, route, "parameters") ? [] : [`query parameter ${name} is not documented`];
    }),
  ];
}

function checkScalar(what: string, schema: Schema, value: string): string[] {
  if (schema.type === "integer" && !/^-?\d+$/.test(value)) return [`${what} is no integer: ${value}`];
  if (schema.type === "boolean" && value !== "true" && value !== "false")
    return [`${what} is no boolean: ${value}`];
  if (schema.enum && !schema.enum.includes(value))
    return [`${what} is none of ${schema.enum.join(", ")}: ${value}`];
  return [];
}

function checkHeaders(document: Document, route: Route, request: WireRequest): string[] {
  const required = credentialHeaders(document, route);
  const documented = route.parameters
    .filter((each) => each.in === "header")
    .map((each) => each.name.toLowerCase());
  const allowed = new Set([...TRANSPORT_HEADERS, ...documented, ...required]);
  if (isOpen(document, route, "auth")) allowed.add("authorization");
  return [
    ...required
      .filter((name) => !request.headers[name])
      .map((name) => `header ${name} is required and was not sent`),
    ...Object.keys(request.headers)
      .filter((name) => !allowed.has(name))
      .map((name) => `header ${name} is not documented`),
  ];
}

function credentialHeaders(document: Document, route: Route): string[] {
  const requirements = route.operation.security ?? document.security ?? [];
  return requirements.flatMap((requirement) =>
    Object.keys(requirement).flatMap((name) => {
      const scheme = document.components?.securitySchemes?.[name];
      if (scheme?.type === "apiKey" && scheme.in === "header" && scheme.name)
        return [scheme.name.toLowerCase()];
      return scheme?.type === "http" || scheme?.type === "oauth2" ? ["authorization"] : [];
    }),
  );
}

function checkBody(ajv: Ajv2020, route: Route, request: WireRequest): string[] {
  const declared = route.operation.requestBody;
  if (!request.body) return declared?.required ? ["a body is required and was not sent"] : [];
  if (!declared) return ["a body was sent and none is documented"];
  const type = request.headers["content-type"]?.split(";")[0] ?? "";
  const media = declared.content[type];
  if (!media) return [`content type ${type || "(none)"} is not documented`];
  return media.schema && type.endsWith("json") ? checkJson(ajv, media.schema, request.body) : [];
}

function checkJson(ajv: Ajv2020, schema: Schema, body: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return [`the body is no JSON: ${body.slice(0, 60)}`];
  }
  const validate = ajv.compile(schema.$ref ? { $ref: `document${schema.$ref}` } : schema);
  validate(value);
  return (validate.errors ?? []).map((error) => `body${error.instancePath} ${error.message}`);
}

/** Whether the operation carries an extension point of an area, so that its parts in that area are not all shown. */
function isOpen(document: Document, route: Route, area: string): boolean {
  const points = [route.operation["x-extension-point"] ?? []].flat();
  return points.some((point) => document["x-extension-points"]?.[point]?.area === area);
}
