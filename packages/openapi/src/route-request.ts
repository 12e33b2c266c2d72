import type { ContractOperation } from "./contract-operation.ts";
import { allowedMethods, findByMethod, methodProblem } from "./http-methods.ts";
import { type PathFault, type SplitTarget, segmentFault, splitTarget } from "./request-target.ts";
import type { Leaf, PathReader, PathReading } from "./route-tree.ts";

/** Gives a header's value by its name, in any case: `Headers` does. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** As much of a request as decides which operation it is. */
export interface RouteRequest {
  readonly method: string;
  /** Path and query as they were sent: a parsed URL has lost some of it. */
  readonly target: string;
  readonly headers: HeaderReader;
  /** The body, where it is a form (`application/x-www-form-urlencoded`). */
  readonly form?: string;
}

/** A request of an operation. */
export interface Routed<OperationId extends string = string> {
  readonly kind: "operation";
  readonly operation: ContractOperation<OperationId>;
  /** Decoded, by name. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** The name that the source speaks of, such as `operations/a/b`, where the operation has one. */
  readonly resourceName: string | undefined;
  /** As it was sent, with that of the form where the method was overridden. */
  readonly query: string;
  /** Whether this is a HEAD, which gets the response of GET without its body (RFC 9110 section 9.3.2). */
  readonly headersOnly: boolean;
  /** Whether a POST stands for this GET, so that its body is a query and not one of the operation. */
  readonly overridden: boolean;
}

/** A request for OPTIONS: the response lists the methods, and nothing else happens. */
export interface AllowedMethods {
  readonly kind: "options";
  /** For the header Allow. */
  readonly allow: readonly string[];
}

export interface NotRouted {
  readonly kind: "none";
  readonly status: 404 | 405 | 414;
  readonly reason: PathFault | "target-too-long" | "method-not-allowed" | "override-not-allowed";
  /** What was wrong, and what would be right. */
  readonly problem: string;
  /** For the header Allow; empty but with 405. */
  readonly allow: readonly string[];
  /** Of the operation that was probably meant, where the path is near that of one: its template. */
  readonly suggestion?: string;
}

export type RouteResult<OperationId extends string = string> =
  | Routed<OperationId>
  | AllowedMethods
  | NotRouted;

/** Characters of a target; RFC 9112 section 3 asks for 8,000 octets at least. */
const MAX_TARGET = 8_192;

/** What a POST may stand for: a list whose URL would be too long, and what some transports cannot send. */
const OVERRIDES: ReadonlySet<string> = new Set(["GET", "PATCH"]);

const PROBLEMS: Readonly<Record<PathFault, string>> = {
  "no-such-path": "No operation has this path.",
  "broken-encoding": "The path must be percent-encoded UTF-8, and is not.",
  "dot-segment": 'No segment of the path may be "." or "..", encoded or not.',
  "empty-segment": "No segment of the path may be empty, nor may the path end in a slash.",
};

/** Finds the operation of a request among those whose paths the reader knows. */
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

/** Faults that show only once the values are known: `..:close`, and `a%2F..` where a value spans segments. */
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

/** The method by which a request wants to be handled; `undefined` where it is its own. */
function overrideOf({ method, headers }: RouteRequest): string | undefined {
  if (method !== "POST") return undefined;
  const wanted = headers.get("x-http-method-override")?.trim().toUpperCase();
  return wanted === "POST" || !wanted ? undefined : wanted;
}

/** The methods of the likeliest reading alone: those of a custom verb are not those of the resource before it. */
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
  const problem = `X-HTTP-Method-Override must be GET or PATCH, with POST, and is ${override.slice(0, 40)}.`;
  return { kind: "none", status: 405, reason: "override-not-allowed", problem, allow };
}
