import { attempt } from "./attempt.ts";
import { authorize } from "./authorize.ts";
import type { AnsweredCall, Call } from "./call.ts";
import { decide } from "./decide.ts";
import type { WireRequest } from "./wire-request.ts";

/**
 * Sends a request until there is an answer to give.
 *
 * @throws RedirectError, SeamlineError without credentials, what the platform reports
 */
export async function send(wire: WireRequest, call: Call): Promise<AnsweredCall> {
  const { headers } = wire.init;
  call.sent = headers;
  let credentials = await authorize(headers, call);
  for (;;) {
    const answered = await attempt(wire, call);
    if (decide(answered, wire) === "answer") return answered;
    const renewed = await authorize(headers, call, credentials);
    // The same credentials would be refused again.
    if (renewed === credentials) return answered;
    credentials = renewed;
  }
}
