import type { OpenApiDocument, OperationObject, ParameterObject } from "@seamline/openapi/document";
import { mergeParameters, operationsOf, type PlacedOperation } from "@seamline/openapi/operations";
import { templateParameters } from "@seamline/openapi/path-template";
import { followReferences } from "@seamline/openapi/references";

/** A request target, split but not normalized, because normalization would hide mistakes. */
export interface Target {
  readonly path: string;
  /** Names are decoded. Values are not, because a delimiter is different from an encoded delimiter. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** Characters that RFC 3986 allows in a path segment. */
const SEGMENT = /^(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})*$/i;

/** Splits a target that passed {@link checkTarget}. */
export function splitTarget(target: string): Target {
  const { path, query } = cut(target);
  const pairs = query.split("&").filter((pair) => pair !== "");
  return { path, query: pairs.map(splitPair) };
}

/** Returns the problems that make a target ambiguous or unreadable for every operation. */
export function checkTarget(target: string): string[] {
  const { path, query } = cut(target);
  if (!path.startsWith("/")) return [`the target ${target} does not start with a slash`];
  const segments = path.slice(1).split("/");
  return [
    // A template may end with a slash, so whether an empty last segment is valid depends on the template.
    ...(segments.slice(0, -1).includes("") ? [`the path ${path} has an empty segment`] : []),
    ...segments.flatMap(checkSegment),
    ...(decode(query) === undefined ? [`the query ${query} is not percent-encoded UTF-8`] : []),
  ];
}

export function decodeQueryValue(value: string): string {
  return decodeURIComponent(value.replaceAll("+", " "));
}

function checkSegment(segment: string): string[] {
  const decoded = decode(segment);
  if (decoded === undefined || !SEGMENT.test(segment))
    return [`the path segment ${segment} is not percent-encoded UTF-8`];
  return decoded === "." || decoded === ".." ? [`the path segment ${segment} is a dot segment`] : [];
}

function cut(target: string): { path: string; query: string } {
  const mark = target.indexOf("?");
  return mark < 0
    ? { path: target, query: "" }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

function splitPair(pair: string): readonly [string, string] {
  const [name = "", ...value] = pair.split("=");
  return [decodeQueryValue(name), value.join("=")];
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export interface Route {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  readonly operation: OperationObject;
  readonly parameters: readonly ParameterObject[];
  /** Pattern whose groups are the path parameters, in the order of `names`. */
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** Returns all operations of a document, with the most literal templates first. */
export function routesOf(document: OpenApiDocument): Route[] {
  const routes = operationsOf(document).map((placed) => routeOf(document, placed));
  return routes.sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** Returns the path parameters of a request, still encoded; `undefined` if the route does not match. */
export function match(route: Route, method: string, path: string): Record<string, string> | undefined {
  const found = route.method === method ? route.pattern.exec(path) : null;
  return found
    ? Object.fromEntries(route.names.map((name, index) => [name, found[index + 1] ?? ""]))
    : undefined;
}

function routeOf(
  document: OpenApiDocument,
  { path: template, method, item, operation }: PlacedOperation,
): Route {
  const written = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const parameters = mergeParameters(
    written.map((each) => followReferences<ParameterObject>(document, each)),
  );
  return {
    operationId: operation.operationId ?? "",
    method: method.toUpperCase(),
    template,
    operation,
    parameters,
    pattern: patternOf(template, spanning(parameters)),
    names: templateParameters(template),
  };
}

function spanning(parameters: readonly ParameterObject[]): Set<string> {
  return new Set(parameters.filter((each) => each["x-multi-segment"]).map((each) => each.name));
}

/** Returns the pattern of a template. Values are percent-encoded, so a bare `/` or `:` belongs to the template. */
function patternOf(template: string, multiSegment: ReadonlySet<string>): RegExp {
  const source = template
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(/\{([^}]+)\}/g, (_, name: string) =>
      multiSegment.has(name) ? "([^/:]+(?:/[^/:]+)*)" : "([^/:]+)",
    );
  return new RegExp(`^${source}$`);
}

/** Returns a sort key. The first segment that differs decides, and the more literal segment comes first. */
function rank(route: Route): string {
  const multiSegment = spanning(route.parameters);
  const ranks = route.template.split("/").map((segment) => {
    if (!segment.includes("{")) return 0;
    if (!/^\{[^}]+\}$/.test(segment)) return 1;
    return multiSegment.has(segment.slice(1, -1)) ? 3 : 2;
  });
  // The end ranks last, so that `{name}/items` comes before a multi-segment `{name}`, which also matches `…/items`.
  return [...ranks, 4].join("");
}
