/** The body that the stubs return: a matter of 300 bytes. */
export const RESPONSE = JSON.stringify({
  matterId: "2d0f5a5e-6f0c-4f5c-9d4e-0a7c1c9f3b21",
  name: "Case 42",
  description: "Everything that was said about the delivery of the first quarter, and by whom.",
  state: "OPEN",
  matterRegion: "ANY",
  matterPermissions: [{ accountId: "100041152214213342112", role: "OWNER" }],
  createTime: "2026-01-05T08:00:00Z",
});

const INIT: ResponseInit = { status: 200, headers: { "content-type": "application/json" } };

/** Responds at once to any request. */
export async function respondAtOnce(): Promise<Response> {
  return new Response(RESPONSE, INIT);
}

/**
 * Creates a `Request` from its arguments before it responds, as the platform's `fetch` does (Fetch, section 5.6, step
 * 2). So the measurement includes that cost for clients that pass a URL, or a signal in addition to a request.
 */
export async function makeRequestAndResponse(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const { signal } = new Request(input, init);
  signal.throwIfAborted();
  return new Response(RESPONSE, INIT);
}
