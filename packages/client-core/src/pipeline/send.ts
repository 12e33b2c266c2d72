import type { Call } from "../call/call.ts";
import type { Exchange } from "../call/outcome.ts";
import type { WireRequest } from "../request/wire-request.ts";
import type { SharedLimits } from "../retry/throttle.ts";
import { attempt } from "./attempt.ts";
import { renewCredentials } from "./authorize.ts";
import type { CallLimit } from "./call-limit.ts";
import { notify } from "./notify.ts";

/**
 * Sends a request, and retries temporary failures, until there is a final response.
 *
 * @throws TimeoutError, SeamlineError if credentials are missing, and platform errors
 */
export async function send(
  wire: WireRequest,
  call: Call,
  limits: SharedLimits,
  limit: CallLimit,
): Promise<Exchange> {
  const { attempts } = call;
  attempts.sent = wire.init.headers;
  attempts.isOneShot = wire.init.body instanceof ReadableStream;
  for (;;) {
    const { decision, ...ended } = await limit.during((stop) => attempt(wire, call, limits, limit, stop));
    attempts.last = ended;
    const { action, delayMs } = decision;
    if (action === "retry") {
      notify(call, "onRetry", { delayMs }, ended);
      await limit.sleep(delayMs);
    } else if (action === "end" || !(await renewCredentials(wire, call, limit))) {
      if (ended.error) throw ended.error;
      return { call, response: ended.response as Response, bytes: ended.bytes };
    }
  }
}
