import type { CallOutcome, Exchange, Succeeded } from "../call/outcome.ts";
import { type ApiError, isApiError } from "../errors/api-error.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { Bytes } from "../platform/read-body.ts";
import { redactOwn } from "../redaction/redact.ts";
import type { CallResult } from "./call-result.ts";

/** Body and response of a call that succeeded. */
export interface DataWithResponse<Data> {
  readonly data: Data;
  /** Its body may be read, also when `data` was made of it. */
  readonly response: Response;
  /** How many requests were sent. */
  readonly attempts: number;
}

/**
 * A call in flight: sent at once, and again only as the option `retry` says. Reading it twice sends nothing
 * more.
 *
 * Awaiting it gives the decoded body or throws a {@link SeamlineError}: `ApiError`, `NetworkError`,
 * `TimeoutError`, `AbortError`, `RedirectError`, `InvalidArgumentError`.
 */
export interface ApiCall<Data, Responses = unknown> extends Promise<Data> {
  /** How the call ended. Never throws. */
  result(): Promise<CallResult<Responses>>;
  /** The body beside the response it came in. Throws what awaiting the call throws. */
  withResponse(): Promise<DataWithResponse<Data>>;
}

/**
 * A call of an operation whose pages, or whose way to wait, only another profile of the document shows.
 *
 * @typeParam Advice the import that has them, for the messages of compilers
 */
export interface CallAsShown<Data, Responses = unknown, Advice extends string = string>
  extends ApiCall<Data, Responses> {
  /** Never set. It exists only in the types. */
  readonly advice?: Advice;
}

/** A function, since an outcome contains credentials, which inspecting a call must not show. */
const READ = /* @__PURE__ */ Symbol("read");

type Read = <Reading>(as: (outcome: CallOutcome) => Reading) => Promise<Reading>;

/** The `ApiCall` that the resource tree gives back. */
export function pendingCall(outcome: Promise<CallOutcome>): ApiCall<unknown> {
  const data = outcome.then((ended) => successOf(ended).data);
  const read: Read = (as) => {
    markHandled(data);
    return outcome.then(as);
  };
  return Object.assign(data, {
    result: () => read(resultOf),
    withResponse: () => read(withResponseOf),
    [READ]: read,
  });
}

/** Marks an error as handled, since the caller reads the outcome in another way: it is no unhandled rejection. */
export function markHandled(data: Promise<unknown>): void {
  data.catch(() => undefined);
}

/**
 * The outcome of the call behind an `ApiCall`.
 *
 * @throws InvalidArgumentError for anything but a call of a client that this copy of the package has made
 */
export function outcomeOf(pending: unknown): Promise<CallOutcome> {
  const read = Object(pending)[READ] as Read | undefined;
  if (read) return read((outcome) => outcome);
  // An async function returns a promise, whose rejection nothing else would handle.
  markHandled(Promise.resolve(pending));
  throw new InvalidArgumentError("read", "must give back a call of a client");
}

/** @throws the error of a call that failed */
export function successOf(outcome: CallOutcome): Succeeded {
  if (outcome.error) throw outcome.error;
  return outcome;
}

/** @throws the call's error */
function withResponseOf(outcome: CallOutcome): DataWithResponse<unknown> {
  const success = successOf(outcome);
  return { data: success.data, response: responseOf(success), attempts: success.call.attempts.count };
}

/** How the call ended, as a value. A success whose body cannot be read counts as no response. */
function resultOf(outcome: CallOutcome): CallResult<unknown> {
  const { data, error } = outcome;
  const response = !error || isFailure(outcome) ? responseOf(outcome) : undefined;
  return { ok: !error, status: response?.status, data, error, response } as unknown as CallResult<unknown>;
}

/** A call that failed since the service responded with a status other than success. */
interface Rejected extends Exchange {
  readonly error: ApiError;
}

/** Whether the service has responded with a status other than success. */
export function isFailure(outcome: CallOutcome | Exchange): outcome is Rejected {
  const { error, response } = outcome as CallOutcome;
  return isApiError(error) && response?.ok === false;
}

/**
 * Returns the response with its body unread. The service may repeat credentials in headers, which Node prints with a
 * response, so they are redacted. The body is as it came.
 */
export function responseOf(exchange: Exchange): Response {
  const { response, bytes } = exchange;
  return bytes ? asReceived(copyOf(response, bytes), exchange) : withRedactedHeaders(response, exchange);
}

/** Returns a response whose body can be read. */
export function copyOf({ headers }: Response, bytes: Bytes): Response {
  return new Response(bytes.byteLength ? bytes : null, { headers });
}

/** Gives a copy, and its clones, the members of the received response. */
function asReceived(copy: Response, exchange: Exchange): Response {
  // The constructor rejects statuses above 599, and a body where the status should have none.
  for (const name of ["ok", "status", "statusText", "url"] as const) {
    Object.defineProperty(copy, name, { value: exchange.response[name] });
  }
  const clone = { value: () => asReceived(Response.prototype.clone.call(copy), exchange) };
  return withRedactedHeaders(Object.defineProperty(copy, "clone", clone), exchange);
}

/** Redacts the headers of a response when they are read, since few programs read them. */
function withRedactedHeaders(response: Response, exchange: Exchange): Response {
  const received = response.headers;
  let headers: Headers | undefined;
  const get = (): Headers => {
    headers ??= redactedHeaders(received, exchange);
    return headers;
  };
  return Object.defineProperty(response, "headers", { get, configurable: true });
}

/** A failure shares the headers of its error, which contain no secrets. */
function redactedHeaders(headers: Headers, exchange: Exchange): Headers {
  if (isFailure(exchange)) return exchange.error.headers;
  const { attempts } = exchange.call;
  return new Headers(
    [...headers].map(([name, value]): [string, string] => [name, redactOwn(value, attempts)]),
  );
}
