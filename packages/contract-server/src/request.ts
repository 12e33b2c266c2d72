import type { Target } from "./target.ts";

/** A request as it came off the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** A request that matches an operation, its target taken apart. */
export interface RoutedRequest extends WireRequest, Pick<Target, "query"> {
  /** Path parameters, as sent. */
  readonly path: Readonly<Record<string, string>>;
}

/** Says everything about a request that its operation does not allow. An empty list means that the contract holds. */
export type RequestCheck = (request: RoutedRequest) => string[];

/** Where a parameter or a credential is sent. */
export interface Place {
  readonly in: "path" | "query" | "header" | "cookie";
  readonly name: string;
}

/** All values that a request has at a place, encoded as they were sent. Cookies are not read. */
export function sentValues(request: RoutedRequest, { in: part, name }: Place): string[] {
  if (part === "query") return request.query.filter(([key]) => key === name).map(([, value]) => value);
  const value = part === "path" ? request.path[name] : request.headers[name.toLowerCase()];
  return value === undefined ? [] : [value];
}
