import type { AttemptOutcome } from "../call/attempts.ts";
import { type Call, callError } from "../call/call.ts";
import { ResponseTooLargeError } from "../errors/call-errors.ts";
import { monotonicOf } from "../platform/clock.ts";
import { type Bytes, MAX_ERROR_BYTES, readBody } from "../platform/read-body.ts";
import { makeBody, type RequestBody } from "../request/body.ts";
import type { WireRequest } from "../request/prepare.ts";
import { authorize } from "./authorize.ts";
import { notify } from "./notify.ts";

/** Method and body types that `fetch` accepts on every platform without a `Request`. */
const PLAIN = /^(GET undefined|(DELETE|PATCH|POST|PUT) (undefined|string))$/;

/**
 * Sends a request once and reads the whole response. Headers and body are one attempt.
 *
 * @param stop aborts the attempt
 * @throws the error of the platform, or the reason of the signal
 */
export async function attempt(
  { url, init: { method, headers } }: WireRequest,
  body: RequestBody | undefined,
  call: Call,
  stop: AbortSignal | undefined,
): Promise<AttemptOutcome> {
  const { fetch: custom, signal } = call.options;
  // The caller reads the stream after the attempt has ended, so the caller's signal must also abort the request.
  const isStream = call.parseAs === "stream";
  const ends = isStream && signal && stop ? AbortSignal.any([signal, stop]) : stop;
  // `fetch` would send a key in a custom header to the target of a redirect.
  const init = { method, headers, body, redirect: "manual", signal: ends } as const;
  // Avoid creating a `Request`: it takes half as long as everything else, and `fetch` would copy it.
  const isPlain = !custom && PLAIN.test(`${method} ${typeof body}`);
  const request = isPlain ? url : requestOf(url, { ...init, signal });
  stop?.throwIfAborted();
  call.attempts.count += 1;
  call.attempts.sentAt = monotonicOf(call.options.clock);
  notify(call, "onRequest", {});
  const response = await (custom ?? fetch)(request as Request, isPlain ? init : { signal: ends });
  const isRead = !isStream || !response.ok;
  return { response, bytes: isRead ? await bytesOf(response, call, stop) : undefined };
}

/**
 * Reads the body. Only the start of a failure's body is read, which is enough for its error.
 *
 * @throws ResponseTooLargeError for a success
 */
async function bytesOf(response: Response, call: Call, stop: AbortSignal | undefined): Promise<Bytes> {
  const { ok, status } = response;
  const { maxBodyBytes } = call.options;
  const maxBytes = ok ? maxBodyBytes : Math.min(maxBodyBytes, MAX_ERROR_BYTES);
  const { bytes, isCut } = await readBody(response, maxBytes, stop);
  if (!isCut || !ok) return bytes;
  const problem = `returned more than ${maxBytes} bytes (raise maxBodyBytes, or read a stream)`;
  throw callError(call, ResponseTooLargeError, problem, { status, maxBytes });
}

/** @throws TypeError if the platform rejects the request */
function requestOf(url: string, init: RequestInit): Request {
  // Only the platform knows the boundary between form parts.
  if (init.body instanceof FormData) (init.headers as Headers).delete("content-type");
  // Signals make `Request` slow, so any signal except the caller's is passed to `fetch` instead.
  const request = new Request(url, { ...init, duplex: "half" } as RequestInit);
  // The platform only sets the type of text, forms and most blobs.
  if (init.body && !request.headers.has("content-type")) {
    request.headers.set("content-type", "application/octet-stream");
  }
  return request;
}

/**
 * Adds the credentials to a request and returns its body. May never settle if the credentials or the body hang.
 *
 * @param stop passed to the credentials
 * @throws SeamlineError without credentials, InvalidArgumentError for an invalid body
 */
export async function prepareAttempt(
  { init: { headers, body: source } }: WireRequest,
  call: Call,
  stop: AbortSignal | undefined,
): Promise<RequestBody | undefined> {
  const credentials = call.attempts.isAuthorized ? undefined : authorize(headers, call, stop);
  call.attempts.isAuthorized = false;
  if (credentials instanceof Promise) await credentials;
  return typeof source === "function" ? makeBody(source) : source;
}
