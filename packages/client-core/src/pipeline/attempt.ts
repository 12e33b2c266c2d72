import type { AttemptOutcome } from "../call/attempts.ts";
import { type Call, errorOf } from "../call/call.ts";
import { ResponseTooLargeError } from "../errors/call-errors.ts";
import { monotonicOf } from "../platform/clock.ts";
import { type Bytes, MAX_ERROR_BYTES, readBody } from "../platform/read-body.ts";
import { makeBody, type RequestBody } from "../request/body.ts";
import type { WireRequest } from "../request/prepare.ts";
import { authorize } from "./authorize.ts";
import { notify } from "./notify.ts";

/** What every platform sends as it is, as method and type of body: nothing of it makes `Request` throw. */
const PLAIN = /^(GET undefined|(DELETE|PATCH|POST|PUT) (undefined|string))$/;

/**
 * Sends a request once and reads the whole response: headers and body are one attempt.
 *
 * @param stop ends the attempt
 * @throws what the platform reports, or the signal's reason
 */
export async function attempt(
  { url, init: { method, headers } }: WireRequest,
  body: RequestBody | undefined,
  call: Call,
  stop: AbortSignal | undefined,
): Promise<AttemptOutcome> {
  const { fetch: custom, signal } = call.options;
  // A stream that the caller reads is the caller's to end, when the attempt is over.
  const isStream = call.parseAs === "stream";
  const ends = isStream && signal && stop ? AbortSignal.any([signal, stop]) : stop;
  // A key in a custom header would follow a redirect to another origin.
  const init = { method, headers, body, redirect: "manual", signal: ends } as const;
  // Making a `Request` takes half as long as all the rest, and the platform's `fetch` would copy it.
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

/** @throws ResponseTooLargeError for a success; the start of a failure is enough for its error */
async function bytesOf(response: Response, call: Call, stop: AbortSignal | undefined): Promise<Bytes> {
  const { ok, status } = response;
  const { maxBodyBytes } = call.options;
  const maxBytes = ok ? maxBodyBytes : Math.min(maxBodyBytes, MAX_ERROR_BYTES);
  const { bytes, isCut } = await readBody(response, maxBytes, stop);
  if (!isCut || !ok) return bytes;
  const problem = `returned more than ${maxBytes} bytes (raise maxBodyBytes, or read a stream)`;
  throw errorOf(call, ResponseTooLargeError, problem, { status, maxBytes });
}

/** @throws TypeError for what cannot be sent */
function requestOf(url: string, init: RequestInit): Request {
  // Only the platform knows the boundary between the parts of a form.
  if (init.body instanceof FormData) (init.headers as Headers).delete("content-type");
  // A signal costs a request more than all the rest, so that one which is not the caller's is passed beside it.
  const request = new Request(url, { ...init, duplex: "half" } as RequestInit);
  // The platform knows the type of text, of forms and of most blobs, but of nothing else.
  if (init.body && !request.headers.has("content-type")) {
    request.headers.set("content-type", "application/octet-stream");
  }
  return request;
}

/**
 * Puts the credentials on a request and gives its body. Does not end by itself where either hangs.
 *
 * @param stop passed on to the credentials
 * @throws SeamlineError without credentials, InvalidArgumentError for a body that cannot be sent
 */
export async function untilReady(
  { init: { headers, body: source } }: WireRequest,
  call: Call,
  stop: AbortSignal | undefined,
): Promise<RequestBody | undefined> {
  const credentials = call.attempts.isAuthorized ? undefined : authorize(headers, call, stop);
  call.attempts.isAuthorized = false;
  if (credentials instanceof Promise) await credentials;
  return typeof source === "function" ? makeBody(source) : source;
}
