/**
 * Input for the sample printers: an operation and the values of one request, as plain JSON. Both the site build and the
 * request form in the browser print samples, so this module must not depend on Node.js.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

/** Credentials sent by a service's callers. */
export interface CallCredentials {
  readonly scheme: "bearer" | "apiKey";
  /** Header name, for example `Authorization`. */
  readonly header: string;
  /** The bearer token or the whole header value, for example `ada@example.com`. */
  readonly token: string;
  /** Client option that accepts the bare token, if there is one, for example `accessKey`. */
  readonly clientOption?: string;
}

/** The client and base URL that samples use for a version of a service. */
export interface CalledService {
  /** Name of the client variable, for example `retention`. */
  readonly variable: string;
  /** Import specifier, for example `@seamline/functions/v2/reference`. */
  readonly packageEntry: string;
  /** Function that creates a client, for example `createFunctionsClient`. */
  readonly factory: string;
  /**
   * Import specifier of a module that exports `definition`, the argument of `createClient`. Replaces the package entry
   * and the factory for clients that users have generated.
   */
  readonly definition?: string;
  /** Default URL in `npx @seamline/emulator`, without a trailing slash, for example `http://127.0.0.1:4011`. */
  readonly baseUrl: string;
  readonly credentials: CallCredentials;
}

/** Data about an operation that the sample printers need. */
export interface CalledOperation {
  readonly service: CalledService;
  readonly operationId: string;
  /** HTTP method in upper case. */
  readonly method: string;
  /** Path template, for example `/v1/matters/{matterId}:close`. */
  readonly template: string;
  /** Client input that replaces all path parameters, and the pattern of its value. */
  readonly resourceName?: { readonly input: string; readonly pattern: string };
  /** Path parameters whose values may contain slashes. */
  readonly multiSegment: readonly string[];
  /** Client method, for example `matters.holds.create`. */
  readonly clientPath: string;
  /** Whether the client returns a plain body, iterable pages, or a long-running operation. */
  readonly kind: "plain" | "page" | "operation";
  /** Variable name for the result or for an item of a page. Absent if the operation returns no content. */
  readonly resultName?: string;
  /** Body type of a successful response. */
  readonly responseType: "json" | "text" | "binary" | "none";
}

export interface CallRequest {
  /** Values of the path parameters, even if the client accepts a single resource name. */
  readonly path: Readonly<Record<string, string | number>>;
  /** Query parameters. A list is sent as one parameter per item. */
  readonly query: Readonly<Record<string, Json>>;
  /** Headers without the credentials and the content type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface OperationCall {
  readonly operation: CalledOperation;
  readonly request: CallRequest;
}

/** A program split into parts, so that a page can collapse the setup. */
export interface SampleCode {
  /** Imports and the code that creates the client. Empty if the language needs neither. */
  readonly head: string;
  /** Setup requests. Empty if the example seed already contains the required data. */
  readonly before: string;
  readonly code: string;
}

/** Prints a call as a program. @param before setup calls that must run first */
export type PrintCall = (call: OperationCall, before?: readonly OperationCall[]) => SampleCode;

/** Joins the parts into a complete program. */
export function programOf({ head, before, code }: SampleCode): string {
  return [head, before, code].filter((part) => part !== "").join("\n\n");
}

/** Returns the URL of a request without its query. Path values are percent-encoded. */
export function requestUrl(
  { service, template, multiSegment }: CalledOperation,
  { path }: CallRequest,
): string {
  const filled = template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = String(path[name] ?? "");
    return multiSegment.includes(name) ? value.split("/").map(encodeSegment).join("/") : encodeSegment(value);
  });
  return `${service.baseUrl}${filled}`;
}

/** Keeps `@` readable in account IDs that are e-mail addresses. RFC 3986 allows it in a path segment. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll("%40", "@");
}

/** Returns the query parameters as name-value pairs, with one pair per list item. */
export function queryPairs({ query }: CallRequest): (readonly [string, string])[] {
  return Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)] as const),
  );
}

/** Returns the credentials, request headers and content type, in this order. */
export function requestHeaders(
  { service }: CalledOperation,
  { headers, body }: CallRequest,
): Record<string, string> {
  const { scheme, header, token } = service.credentials;
  return {
    [header]: scheme === "bearer" ? `Bearer ${token}` : token,
    ...headers,
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
}

/** Returns the resource name of a request, for example `projects/demo/locations/europe-west1`. */
export function resourceNameOf(pattern: string, { path }: CallRequest): string {
  return pattern.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => String(path[name] ?? ""));
}
