import type { ContractOperation } from "./contract-operation.ts";
import { allowedMethods, findByMethod, methodProblem } from "./http-methods.ts";
import { type PathFault, type SplitTarget, segmentFault, splitTarget } from "./request-target.ts";
import type { Leaf, PathReader, PathReading } from "./route-tree.ts";

/** Returns header values by name, ignoring case, like `Headers`. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** The parts of a request that determine its operation. */
export interface RouteRequest {
  readonly method: string;
  /** Path and query as sent, because a parsed URL loses details. */
  readonly target: string;
  readonly headers: HeaderReader;
  /** The body, if it is a form (`application/x-www-form-urlencoded`). */
  readonly form?: string;
}

/** A request that matches an operation. */
export interface Routed<OperationId extends string = string> {
  readonly kind: "operation";
  readonly operation: ContractOperation<OperationId>;
  /** Decoded path parameters by name. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** Resource name of the source, such as `operations/a/b`, if the operation has one. */
  readonly resourceName: string | undefined;
  /** Query as sent, with the query in the form if the method was overridden. */
  readonly query: string;
  /** Whether this is a HEAD request, whose response is the one of GET without a body (RFC 9110 section 9.3.2). */
  readonly headersOnly: boolean;
  /** Whether this GET was sent as a POST, so that its body is a query. */
  readonly overridden: boolean;
}

/** An OPTIONS request, whose response lists the methods. */
export interface AllowedMethods {
  readonly kind: "options";
  /** For the header Allow. */
  readonly allow: readonly string[];
}

export interface NotRouted {
  readonly kind: "none";
  readonly status: 404 | 405 | 414;
  readonly reason: PathFault | "target-too-long" | "method-not-allowed" | "override-not-allowed";
  /** Description of the problem, with a remedy. */
  readonly problem: string;
  /** For the header Allow; empty unless the status is 405. */
  readonly allow: readonly string[];
  /** Template of the operation that was probably meant, if the path is similar. */
  readonly suggestion?: string;
}

export type RouteResult<OperationId extends string = string> =
  | Routed<OperationId>
  | AllowedMethods
  | NotRouted;

/** Maximum length of a target. RFC 9112 section 3 recommends at least 8,000 octets. */
const MAX_TARGET = 8_192;

/** Methods that a POST may override: GET for long URLs, and PATCH for transports without it. */
const OVERRIDES: ReadonlySet<string> = new Set(["GET", "PATCH"]);

const PROBLEMS: Readonly<Record<PathFault, string>> = {
  "no-such-path": "No operation has this path.",
  "broken-encoding": "The path is not valid percent-encoded UTF-8.",
  "dot-segment": 'No segment of the path may be "." or "..", encoded or not.',
  "empty-segment": "No segment of the path may be empty, nor may the path end in a slash.",
};

/** Finds the operation of a request. */
export function routeRequest(reader: PathReader, request: RouteRequest, takesOverride: boolean): RouteResult {
  if (request.target.length > MAX_TARGET) return tooLong();
  const target = splitTarget(request.target);
  const readings = reader.read(target.path);
  if (typeof readings === "string") return noPath(readings);
  if (readings.length === 0) return noPath("no-such-path");
  return routeReadings(readings, request, target, takesOverride);
}

function routeReadings(
  readings: readonly PathReading[],
  request: RouteRequest,
  { query }: SplitTarget,
  takesOverride: boolean,
): RouteResult {
  const override = takesOverride ? overrideOf(request) : undefined;
  if (override !== undefined && !OVERRIDES.has(override)) return noOverride(override, methodsOf(readings));
  const method = override ?? request.method;
  const found = findMethod(readings, method);
  if (!found) return notFound(method, methodsOf(readings));
  const fault = faultOf(found);
  if (fault) return noPath(fault);
  const isGet = override === "GET";
  const withForm = isGet && request.form ? [query, request.form].filter(Boolean).join("&") : query;
  return routed(found, withForm, request.method, isGet);
}

interface Found extends Leaf {
  readonly values: readonly string[];
}

/** Finds faults that are only visible in the values: `..:close`, and `a%2F..` if a value spans segments. */
function faultOf({ values, isRest }: Found): PathFault | undefined {
  const parts = isRest ? [...values.slice(0, -1), ...(values.at(-1) ?? "").split("/")] : values;
  for (const part of parts) {
    const fault = segmentFault(part);
    if (fault) return fault;
  }
  return undefined;
}

function findMethod(readings: readonly PathReading[], method: string): Found | undefined {
  for (const { methods, values } of readings) {
    const leaf = findByMethod(methods, method);
    if (leaf) return { operation: leaf.operation, names: leaf.names, isRest: leaf.isRest, values };
  }
  return undefined;
}

function routed(
  { operation, names, values }: Found,
  query: string,
  method: string,
  overridden: boolean,
): Routed {
  const pathParameters: Record<string, string> = {};
  for (const [index, name] of names.entries()) pathParameters[name] = values[index] ?? "";
  const resourceName = operation.resourceName?.pattern.replace(
    /\{([^}]+)\}/g,
    (_, name: string) => pathParameters[name] ?? "",
  );
  const headersOnly = method === "HEAD" && operation.method !== "HEAD";
  return { kind: "operation", operation, pathParameters, resourceName, query, headersOnly, overridden };
}

/** Returns the overriding method of a request; `undefined` if there is none. */
function overrideOf({ method, headers }: RouteRequest): string | undefined {
  if (method !== "POST") return undefined;
  const wanted = headers.get("x-http-method-override")?.trim().toUpperCase();
  return wanted === "POST" || !wanted ? undefined : wanted;
}

/** Returns the methods of the most likely reading. The methods of a custom verb differ from those of its resource. */
function methodsOf([likeliest]: readonly PathReading[]): string[] {
  return allowedMethods(likeliest?.methods.keys() ?? []).sort();
}

/** RFC 9110 section 15.5.15. */
function tooLong(): NotRouted {
  const problem = `The path and the query must have at most ${MAX_TARGET} characters together.`;
  return { kind: "none", status: 414, reason: "target-too-long", problem, allow: [] };
}

function noPath(reason: PathFault): NotRouted {
  return { kind: "none", status: 404, reason, problem: PROBLEMS[reason], allow: [] };
}

function notFound(method: string, allow: readonly string[]): AllowedMethods | NotRouted {
  if (method === "OPTIONS") return { kind: "options", allow };
  const problem = methodProblem(method, allow);
  return { kind: "none", status: 405, reason: "method-not-allowed", problem, allow };
}

function noOverride(override: string, allow: readonly string[]): NotRouted {
  const problem = `X-HTTP-Method-Override must be GET or PATCH, with POST, but got ${override.slice(0, 40)}.`;
  return { kind: "none", status: 405, reason: "override-not-allowed", problem, allow };
}
