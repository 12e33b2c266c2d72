import { authorize } from "../auth/authorize.ts";
import { notify } from "../observability/notify.ts";
import { monotonicOf } from "../options/clock.ts";
import { makeBody } from "../request/body.ts";
import type { WireRequest } from "../request/prepare.ts";
import type { Bytes, Call, CallWithResponse } from "./call.ts";

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
  body: BodyInit | undefined,
  call: Call,
  stop: AbortSignal | undefined,
): Promise<Pick<CallWithResponse, "response" | "bytes">> {
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
  call.context.attempts += 1;
  call.sentAt = monotonicOf(call.options.clock);
  notify(call, "onRequest", {});
  const response = await (custom ?? fetch)(request as Request, isPlain ? init : { signal: ends });
  const isRead = !isStream || !response.ok;
  return { response, bytes: isRead ? await readBody(response, stop) : undefined };
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
): Promise<BodyInit | undefined> {
  const credentials = call.isAuthorized ? undefined : authorize(headers, call, stop);
  call.isAuthorized = false;
  if (credentials instanceof Promise) await credentials;
  return typeof source === "function" ? makeBody(source) : source;
}

/**
 * Reads a body to its end. Takes half of the time that `arrayBuffer()` does in Node, which copies once more.
 *
 * @param stop ends it, also where the response goes on
 * @throws what the platform reports
 */
async function readBody(response: Response, stop: AbortSignal | undefined): Promise<Bytes> {
  // Not every stand-in for the platform's `fetch` gives a stream.
  const reader = response.body?.getReader?.();
  if (!reader) return new Uint8Array(await response.arrayBuffer());
  const chunks: Bytes[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks);
    chunks.push(value);
    // Not every stand-in listens to the signal: it would fill the memory in vain.
    if (stop?.aborted) await reader.cancel();
  }
}

function joined(chunks: readonly Bytes[]): Bytes {
  const [first] = chunks;
  if (first && chunks.length === 1) return first;
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
