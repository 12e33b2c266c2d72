import type { AnsweredCall, Call } from "./call.ts";
import { tell } from "./tell.ts";
import type { WireRequest } from "./wire-request.ts";

/**
 * Sends a request once and reads the whole answer: headers and body are one attempt.
 *
 * @param stop ends the attempt
 * @throws what the platform reports, or the signal's reason
 */
export async function attempt(
  { url, init }: WireRequest,
  body: BodyInit | undefined,
  call: Call,
  stop: AbortSignal | undefined,
): Promise<Pick<AnsweredCall, "response" | "bytes">> {
  const { fetch = globalThis.fetch, signal } = call.options;
  // Only the platform knows the boundary between the parts of a form.
  if (body instanceof FormData) init.headers.delete("content-type");
  // A key in a custom header would follow a redirect to another origin. A signal costs a request more than all the
  // rest, so that one which the caller has not given goes beside it.
  const request = new Request(url, {
    ...init,
    body,
    redirect: "manual",
    signal,
    duplex: "half",
  } as RequestInit);
  // The platform knows the type of text, of forms and of most blobs, but of nothing else.
  if (body && !request.headers.has("content-type")) {
    request.headers.set("content-type", "application/octet-stream");
  }
  stop?.throwIfAborted();
  call.context.attempts += 1;
  call.sentAt = performance.now();
  tell(call, "onRequest", {});
  // A stream that the caller reads is the caller's to end, when the attempt is over.
  const isStream = call.parseAs === "stream";
  const ends = isStream && signal && stop ? AbortSignal.any([signal, stop]) : stop;
  const response = await fetch(request, { signal: ends });
  const isRead = !isStream || !response.ok;
  return { response, bytes: isRead ? await response.arrayBuffer() : undefined };
}
