import { attempt } from "./attempt.ts";
import { authorize } from "./authorize.ts";
import type { Call, Exchange } from "./call.ts";
import { decide } from "./decide.ts";
import type { WireRequest } from "./wire-request.ts";

/**
 * Sends a request until there is an answer to give.
 *
 * @throws RedirectError, InvalidArgumentError, what the platform reports, what a token provider throws
 */
export async function send(wire: WireRequest, call: Call): Promise<Exchange> {
  let credentials = await authorize(wire, call);
  for (;;) {
    const exchange = await attempt(wire, call);
    if (decide(exchange, wire, call) === "answer") return exchange;
    const renewed = await authorize(wire, call, credentials);
    // The same credentials would be refused again.
    if (renewed === credentials) return exchange;
    credentials = renewed;
  }
}
