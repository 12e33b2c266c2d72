import { untilAborted } from "./abort.ts";
import type { Call, Exchange } from "./call.ts";
import type { WireRequest } from "./wire-request.ts";

/**
 * Sends a request once and reads the whole answer: headers and body are one attempt.
 *
 * @throws what the platform reports, or the signal's reason
 */
export async function attempt(wire: WireRequest, call: Call): Promise<Exchange> {
  const { fetch = globalThis.fetch, signal } = call.options;
  const init: RequestInit & { duplex: "half" } = {
    method: wire.method,
    headers: wire.headers,
    body: typeof wire.body === "function" ? await wire.body() : wire.body,
    // A key in a custom header would follow a redirect to another origin.
    redirect: "manual",
    signal,
    duplex: "half",
  };
  const request = new Request(wire.url, init);
  call.attempts += 1;
  const { attempts, secrets } = call;
  const response = await untilAborted(fetch(request), signal);
  if (call.parseAs === "stream" && response.ok) return { response, attempts, secrets };
  return {
    response,
    attempts,
    secrets,
    bytes: await untilAborted(response.arrayBuffer(), signal),
  };
}
