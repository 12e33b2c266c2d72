import type { AttemptOutcome } from "../call/attempts.ts";
import type { Call } from "../call/call.ts";
import { CallProblem } from "../call/call-problem.ts";
import { ResponseTooLargeError } from "../errors/call-errors.ts";
import { monotonicOf } from "../platform/clock.ts";
import { type Bytes, MAX_ERROR_BYTES, readBody } from "../platform/read-body.ts";
import type { RequestBody } from "../request/body.ts";
import type { WireRequest } from "../request/wire-request.ts";
import { notify } from "./notify.ts";

/** Method and body types that `fetch` accepts on every platform without a `Request`. */
const PLAIN = /^(GET undefined|(DELETE|PATCH|POST|PUT) (undefined|string))$/;

/**
 * Sends a request once, and reads the whole response as part of the same attempt.
 *
 * @param stop aborts the attempt
 * @throws the platform's error, or the signal's reason
 */
export async function exchange(
  wire: WireRequest,
  body: RequestBody | undefined,
  call: Call,
  stop: AbortSignal | undefined,
): Promise<AttemptOutcome> {
  const { attempts, options, parseAs } = call;
  const request = fetchArguments(wire, body, call, stop);
  stop?.throwIfAborted();
  attempts.count += 1;
  attempts.sentAt = monotonicOf(options.clock);
  notify(call, "onRequest", {});
  const response = await (options.fetch ?? fetch)(...request);
  const isRead = parseAs !== "stream" || !response.ok;
  return { response, bytes: isRead ? await bytesOf(response, options.maxBodyBytes, stop) : undefined };
}

/**
 * Returns the `fetch` arguments for one attempt.
 *
 * @param stop aborts the attempt
 * @throws TypeError if the platform rejects the request
 */
function fetchArguments(
  { url, init: { method, headers } }: WireRequest,
  body: RequestBody | undefined,
  { parseAs, options: { fetch: custom, signal } }: Call,
  stop: AbortSignal | undefined,
): Parameters<NonNullable<Call["options"]["fetch"]>> {
  // The caller reads the stream after the attempt has ended, so the caller's signal must also abort the request.
  const ends = parseAs === "stream" && signal && stop ? AbortSignal.any([signal, stop]) : stop;
  // `fetch` would send a key in a custom header to the target of a redirect.
  const init = { method, headers, body, redirect: "manual", signal: ends } as const;
  // Avoid `Request`, because its constructor takes half as long as all other steps combined, and `fetch` copies the
  // object.
  const isPlain = !custom && PLAIN.test(`${method} ${typeof body}`);
  return isPlain ? [url as never, init] : [requestOf(url, { ...init, signal }), { signal: ends }];
}

/** @throws TypeError if the platform rejects the request */
function requestOf(url: string, init: RequestInit): Request {
  // Only the platform knows the boundary between form parts.
  if (init.body instanceof FormData) (init.headers as Headers).delete("content-type");
  // Signals make `Request` slow, so pass any signal except the caller's to `fetch` instead.
  const request = new Request(url, { ...init, duplex: "half" } as RequestInit);
  // The platform only sets the type for text, forms and most blobs.
  if (init.body && !request.headers.has("content-type")) {
    request.headers.set("content-type", "application/octet-stream");
  }
  return request;
}

/**
 * Reads the body. For a failure, reads only the beginning, which is enough for its error.
 *
 * @throws CallProblem for a successful response that is too large
 */
async function bytesOf(
  response: Response,
  maxBodyBytes: number,
  stop: AbortSignal | undefined,
): Promise<Bytes> {
  const { ok, status } = response;
  const maxBytes = ok ? maxBodyBytes : Math.min(maxBodyBytes, MAX_ERROR_BYTES);
  const { bytes, isCut } = await readBody(response, maxBytes, stop);
  if (!isCut || !ok) return bytes;
  const problem = `returned more than ${maxBytes} bytes (raise maxBodyBytes, or read a stream)`;
  throw new CallProblem(ResponseTooLargeError, problem, { status, maxBytes });
}
