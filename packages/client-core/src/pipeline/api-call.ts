import type { CallOutcome, Exchange, Succeeded } from "../call/outcome.ts";
import { type ApiError, isApiError } from "../errors/api-error.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { Bytes } from "../platform/read-body.ts";
import { redactOwn } from "../redaction/redact.ts";
import type { CallResult } from "./call-result.ts";

/** Body and response of a successful call. */
export interface DataWithResponse<Data> {
  readonly data: Data;
  /** The received response. Its body can still be read. */
  readonly response: Response;
  /** Number of requests sent. */
  readonly attempts: number;
}

/**
 * A call in flight. The request is sent immediately and only repeated according to the `retry` option. Reading the
 * result several times does not send the request again.
 *
 * Awaiting it returns the decoded body or throws a {@link SeamlineError}: `ApiError`, `NetworkError`, `TimeoutError`,
 * `AbortError`, `RedirectError`, `InvalidArgumentError`.
 */
export interface ApiCall<Data, Responses = unknown> extends Promise<Data> {
  /** Returns the result of the call. Never throws. */
  result(): Promise<CallResult<Responses>>;
  /** Returns the body and the response. Throws the same errors as awaiting the call. */
  withResponse(): Promise<DataWithResponse<Data>>;
}

/**
 * A call to an operation whose pagination or result is only described in another profile.
 *
 * @typeParam Advice the import that supports pagination or waiting, shown in TypeScript's error messages
 */
export interface CallAsShown<Data, Responses = unknown, Advice extends string = string>
  extends ApiCall<Data, Responses> {
  /** Never set. Exists only in the type. */
  readonly advice?: Advice;
}

/**
 * Key of a function that reads the outcome. The outcome itself is not a member, because it contains credentials, which
 * must not appear when a call is logged.
 */
const READ = /* @__PURE__ */ Symbol("read");

type Read = <Reading>(as: (outcome: CallOutcome) => Reading) => Promise<Reading>;

/** Creates the `ApiCall` for an outcome. */
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

/** Prevents an unhandled rejection if the caller never awaits this promise. */
export function markHandled(data: Promise<unknown>): void {
  data.catch(() => undefined);
}

/**
 * Returns the outcome of the call behind an `ApiCall`.
 *
 * @throws InvalidArgumentError if `pending` is not a call from a client of this copy of the package
 */
export function outcomeOf(pending: unknown): Promise<CallOutcome> {
  const read = Object(pending)[READ] as Read | undefined;
  if (read) return read((outcome) => outcome);
  // If `pending` is a promise from an async function, nothing else will handle its rejection.
  markHandled(Promise.resolve(pending));
  throw new InvalidArgumentError("read", "must return a client call: do not await it");
}

/**
 * Returns the successful outcome.
 *
 * @throws the error of a failed call
 */
export function successOf(outcome: CallOutcome): Succeeded {
  if (outcome.error) throw outcome.error;
  return outcome;
}

/** @throws the error of a failed call */
function withResponseOf(outcome: CallOutcome): DataWithResponse<unknown> {
  const success = successOf(outcome);
  return { data: success.data, response: responseOf(success), attempts: success.call.attempts.count };
}

/** Returns the result of the call. Omits a successful response if its body is unusable. */
function resultOf(outcome: CallOutcome): CallResult<unknown> {
  const { data, error } = outcome;
  const response = !error || isFailure(outcome) ? responseOf(outcome) : undefined;
  return { ok: !error, status: response?.status, data, error, response } as unknown as CallResult<unknown>;
}

/** A call that received a failure status. */
interface Rejected extends Exchange {
  readonly error: ApiError;
}

/** Returns whether the service responded with a failure status. */
export function isFailure(outcome: CallOutcome | Exchange): outcome is Rejected {
  const { error, response } = outcome as CallOutcome;
  return isApiError(error) && response?.ok === false;
}

/**
 * Returns the response with an unread body. Headers are redacted, since services may repeat credentials in them, and
 * Node prints them as part of a response. The body is unchanged.
 */
export function responseOf(exchange: Exchange): Response {
  const { response, bytes } = exchange;
  return bytes ? asReceived(copyOf(response, bytes), exchange) : withRedactedHeaders(response, exchange);
}

/** Returns a response whose body can be read. */
export function copyOf({ headers }: Response, bytes: Bytes): Response {
  return new Response(bytes.byteLength ? bytes : null, { headers });
}

/** Sets the received response's status and URL on a copy and its clones. */
function asReceived(copy: Response, exchange: Exchange): Response {
  // The constructor rejects statuses above 599, and a body with statuses such as 204.
  for (const name of ["ok", "status", "statusText", "url"] as const) {
    Object.defineProperty(copy, name, { value: exchange.response[name] });
  }
  const clone = { value: () => asReceived(Response.prototype.clone.call(copy), exchange) };
  return withRedactedHeaders(Object.defineProperty(copy, "clone", clone), exchange);
}

/** Redacts the headers lazily: few programs read them. */
function withRedactedHeaders(response: Response, exchange: Exchange): Response {
  const received = response.headers;
  let headers: Headers | undefined;
  const get = (): Headers => {
    headers ??= redactedHeaders(received, exchange);
    return headers;
  };
  return Object.defineProperty(response, "headers", { get, configurable: true });
}

/** Failures share the headers of their error, which are already redacted. */
function redactedHeaders(headers: Headers, exchange: Exchange): Headers {
  if (isFailure(exchange)) return exchange.error.headers;
  const { attempts } = exchange.call;
  return new Headers(
    [...headers].map(([name, value]): [string, string] => [name, redactOwn(value, attempts)]),
  );
}
