import type { AnsweredCall, Call } from "./call.ts";
import type { WireRequest } from "./wire-request.ts";

/**
 * Sends a request once and reads the whole answer: headers and body are one attempt.
 *
 * @throws what the platform reports, or the signal's reason
 */
export async function attempt({ url, init }: WireRequest, call: Call): Promise<AnsweredCall> {
  const { fetch = globalThis.fetch, signal } = call.options;
  const body = typeof init.body === "function" ? await init.body() : init.body;
  // Only the platform knows the boundary between the parts of a form.
  if (body instanceof FormData) init.headers.delete("content-type");
  // A key in a custom header would follow a redirect to another origin.
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
  signal?.throwIfAborted();
  call.context.attempts += 1;
  const response = await fetch(request);
  const isRead = call.parseAs !== "stream" || !response.ok;
  return Object.assign(call, { response, bytes: isRead ? await response.arrayBuffer() : undefined });
}
