/**
 * What the printers of samples take: an operation and the values of one request to it, as plain JSON. The pages are
 * rendered with it when the site is built, and the form of a page prints the same code for a request that the reader
 * has edited; so nothing here may need Node.
 */

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

/** How requests to a service say who sends them. */
export interface CallCredentials {
  readonly scheme: "bearer" | "apiKey";
  /** Name of the header: `Authorization`. */
  readonly header: string;
  /** What follows `Bearer` in the header, or else all of it: `ada@example.com`. */
  readonly token: string;
  /** The client's option that takes the bare token, if it has one: `accessKey`. */
  readonly clientOption?: string;
}

/** A service in one version, as its callers reach it. */
export interface CalledService {
  /** The variable of its client: `retention`. */
  readonly variable: string;
  /** What TypeScript imports: `@seamline/functions/v2/reference`. */
  readonly packageEntry: string;
  /** What makes a client: `createFunctionsClient`. */
  readonly factory: string;
  /** Where `npx @seamline/emulator` serves it, without a slash at its end: `http://127.0.0.1:4011`. */
  readonly baseUrl: string;
  readonly credentials: CallCredentials;
}

/** An operation, as far as it matters to whoever calls it. */
export interface CalledOperation {
  readonly service: CalledService;
  readonly operationId: string;
  /** Upper case. */
  readonly method: string;
  /** `/v1/matters/{matterId}:close` */
  readonly template: string;
  /** The one input that stands for all parameters of the path, and how it is made from them. */
  readonly resourceName?: { readonly input: string; readonly pattern: string };
  /** Parameters of the path whose values may hold slashes. */
  readonly multiSegment: readonly string[];
  /** The place in the client: `matters.holds.create`. */
  readonly clientPath: string;
  /** What the client returns beside the body: pages to iterate over, or a long-running operation to wait for. */
  readonly kind: "plain" | "page" | "operation";
  /** The variable of what comes back, or of an item of a page; none where nothing comes back. */
  readonly resultName?: string;
  /** What the documented success holds. */
  readonly responseType: "json" | "text" | "binary" | "none";
}

/** The values of one request. */
export interface CallRequest {
  /** By parameter of the template, even where the client takes one resource name. */
  readonly path: Readonly<Record<string, string | number>>;
  /** Items of a list are sent one by one, as parameters of the same name. */
  readonly query: Readonly<Record<string, Json>>;
  /** Beside the credentials and the type of the body. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: Json;
}

/** A request to an operation. */
export interface OperationCall {
  readonly operation: CalledOperation;
  readonly request: CallRequest;
}

/** A program in parts, of which a page may fold some. */
export interface SampleCode {
  /** Imports and the client; empty where the language needs none. */
  readonly head: string;
  /** The requests that make the state which the call needs; empty where the example seed has it. */
  readonly before: string;
  readonly code: string;
}

/** Prints a call as a program. @param before the calls that have to come first */
export type PrintCall = (call: OperationCall, before?: readonly OperationCall[]) => SampleCode;

/** The whole program, as a reader copies it. */
export function programOf({ head, before, code }: SampleCode): string {
  return [head, before, code].filter((part) => part !== "").join("\n\n");
}

/** The URL of a request, without a query: every value is encoded, by segment. */
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

/** RFC 3986 allows an at sign in a segment, and account ids that are e-mail addresses are easier to read with it. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll("%40", "@");
}

/** The query of a request as pairs, one for each item of a list. */
export function queryPairs({ query }: CallRequest): (readonly [string, string])[] {
  return Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)] as const),
  );
}

/** The headers of a request: credentials first, then those of its own, then the type of its body. */
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

/** The resource name of a request: `projects/demo/locations/europe-west1`. */
export function resourceNameOf(pattern: string, { path }: CallRequest): string {
  return pattern.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => String(path[name] ?? ""));
}
