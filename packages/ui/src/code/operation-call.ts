/**
 * Input of the sample printers: an operation and the values of one request, as plain JSON. The site build renders
 * pages with it, and the request form prints the same code in the browser, so nothing here may need Node.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

/** Credentials of a service's callers. */
export interface CallCredentials {
  readonly scheme: "bearer" | "apiKey";
  /** Header name, for example `Authorization`. */
  readonly header: string;
  /** The bearer token or the whole header value, for example `ada@example.com`. */
  readonly token: string;
  /** The client option for the bare token, if there is one, for example `accessKey`. */
  readonly clientOption?: string;
}

/** A service version as callers reach it. */
export interface CalledService {
  /** Name of the client variable, for example `retention`. */
  readonly variable: string;
  /** Import specifier, for example `@seamline/functions/v2/reference`. */
  readonly packageEntry: string;
  /** Function that creates a client, for example `createFunctionsClient`. */
  readonly factory: string;
  /** Address used by `npx @seamline/emulator`, without a trailing slash: `http://127.0.0.1:4011`. */
  readonly baseUrl: string;
  readonly credentials: CallCredentials;
}

/** Data about an operation that the sample printers need. */
export interface CalledOperation {
  readonly service: CalledService;
  readonly operationId: string;
  /** Upper case. */
  readonly method: string;
  /** `/v1/matters/{matterId}:close` */
  readonly template: string;
  /** The single client input that replaces all path parameters, and the pattern of its value. */
  readonly resourceName?: { readonly input: string; readonly pattern: string };
  /** Path parameters whose values may contain slashes. */
  readonly multiSegment: readonly string[];
  /** Method of the client, for example `matters.holds.create`. */
  readonly clientPath: string;
  /** Whether the client returns a plain body, iterable pages, or a long-running operation. */
  readonly kind: "plain" | "page" | "operation";
  /** Variable name of the result or of a page item; absent if the operation returns no content. */
  readonly resultName?: string;
  /** Type of the body of a successful response. */
  readonly responseType: "json" | "text" | "binary" | "none";
}

/** Values of a single request. */
export interface CallRequest {
  /** Values by parameter of the template, even if the client takes one resource name. */
  readonly path: Readonly<Record<string, string | number>>;
  /** Each list item is sent as a separate parameter of the same name. */
  readonly query: Readonly<Record<string, Json>>;
  /** Excludes credentials and the content type. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON body. */
  readonly body?: Json;
}

/** A request to an operation. */
export interface OperationCall {
  readonly operation: CalledOperation;
  readonly request: CallRequest;
}

/** A program in parts, so that a page can collapse the setup. */
export interface SampleCode {
  /** Imports and client creation; empty if the language needs neither. */
  readonly head: string;
  /** Requests that create the required state; empty if the example seed contains it. */
  readonly before: string;
  readonly code: string;
}

/** Prints a call as a program. @param before calls that must be made first */
export type PrintCall = (call: OperationCall, before?: readonly OperationCall[]) => SampleCode;

/** Joins the parts into the program that a reader copies. */
export function programOf({ head, before, code }: SampleCode): string {
  return [head, before, code].filter((part) => part !== "").join("\n\n");
}

/** Returns the URL of a request without its query. Values are encoded segment by segment. */
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

/** Keeps `@` readable in account ids that are e-mail addresses. RFC 3986 allows it in a path segment. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll("%40", "@");
}

/** Returns the query as name and value pairs, with one pair per list item. */
export function queryPairs({ query }: CallRequest): (readonly [string, string])[] {
  return Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)] as const),
  );
}

/** Returns the credentials, the headers of the request, and the content type, in this order. */
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
