import type { ContractOperation } from "./contract-operation.ts";
import { allowedMethods, findByMethod, methodProblem } from "./http-methods.ts";
import { type PathFault, type SplitTarget, segmentFault, splitTarget } from "./request-target.ts";
import type { Leaf, PathReader, PathReading } from "./route-tree.ts";

/** Looks up headers by name, ignoring case. Implemented by `Headers`. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** The parts of a request that determine its operation. */
export interface RouteRequest {
  readonly method: string;
  /** Path and query as sent, because parsing a URL loses details. */
  readonly target: string;
  readonly headers: HeaderReader;
  /** The body if it is a form (`application/x-www-form-urlencoded`). */
  readonly form?: string;
}

/** A request that matches an operation. */
export interface Routed<OperationId extends string = string> {
  readonly kind: "operation";
  readonly operation: ContractOperation<OperationId>;
  /** Decoded path parameters by name. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** Resource name as in the source, such as `operations/a/b`, if the operation has one. */
  readonly resourceName: string | undefined;
  /** Query as sent. Includes the form if the method was overridden with GET. */
  readonly query: string;
  /** Whether this is a HEAD request. Its response is the GET response without the body (RFC 9110 section 9.3.2). */
  readonly headersOnly: boolean;
  /** True if this GET request was sent as POST with the query in the body. */
  readonly overridden: boolean;
}

/** An OPTIONS request. Its response lists the allowed methods. */
export interface AllowedMethods {
  readonly kind: "options";
  /** Value of the `Allow` header. */
  readonly allow: readonly string[];
}

export interface NotRouted {
  readonly kind: "none";
  readonly status: 404 | 405 | 414;
  readonly reason: PathFault | "target-too-long" | "method-not-allowed" | "override-not-allowed";
  /** Description of the problem, with a remedy. */
  readonly problem: string;
  /** Value of the `Allow` header. Empty unless the status is 405. */
  readonly allow: readonly string[];
  /** Template of the most similar path, if there is one. */
  readonly suggestion?: string;
}

export type RouteResult<OperationId extends string = string> =
  | Routed<OperationId>
  | AllowedMethods
  | NotRouted;

/** Maximum length of a target. RFC 9112 section 3 recommends at least 8,000 octets. */
const MAX_TARGET = 8_192;

/** Methods that can be sent as POST: GET for long URLs, and PATCH for transports that do not support it. */
const OVERRIDES: ReadonlySet<string> = new Set(["GET", "PATCH"]);

const PROBLEMS: Readonly<Record<PathFault, string>> = {
  "no-such-path": "No operation has this path.",
  "broken-encoding": "The path is not valid percent-encoded UTF-8.",
  "dot-segment": 'The path must not contain the segments "." or "..", encoded or not.',
  "empty-segment": "The path must not contain empty segments or end in a slash.",
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

/**
 * Finds invalid segments that only appear after decoding: `..` in `..:close`, and in `a%2F..` if the value spans
 * segments.
 */
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

/** Returns a request's overriding method, or `undefined` if the method is not overridden. */
function overrideOf({ method, headers }: RouteRequest): string | undefined {
  if (method !== "POST") return undefined;
  const wanted = headers.get("x-http-method-override")?.trim().toUpperCase();
  return wanted === "POST" || !wanted ? undefined : wanted;
}

/** Returns the methods of the most likely interpretation. A custom verb allows different methods than its resource. */
function methodsOf([likeliest]: readonly PathReading[]): string[] {
  return allowedMethods(likeliest?.methods.keys() ?? []).sort();
}

function tooLong(): NotRouted {
  const problem = `The path and query must have at most ${MAX_TARGET} characters in total.`;
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
  const problem = `X-HTTP-Method-Override of a POST request must be GET or PATCH, but got ${override.slice(0, 40)}.`;
  return { kind: "none", status: 405, reason: "override-not-allowed", problem, allow };
}
