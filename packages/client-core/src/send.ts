import { untilAborted } from "./abort.ts";
import { authorize } from "./authorize.ts";
import type { AnsweredCall, Call } from "./call.ts";
import { tell } from "./tell.ts";
import { timeLimit } from "./time-limit.ts";
import { timedOut } from "./timed-out.ts";
import type { Traffic } from "./traffic.ts";
import { transmit } from "./transmit.ts";
import type { WireRequest } from "./wire-request.ts";

/**
 * Sends a request until there is an answer to give.
 *
 * @throws RedirectError, TimeoutError, SeamlineError without credentials, what the platform reports
 */
export async function send(wire: WireRequest, call: Call, traffic: Traffic): Promise<AnsweredCall> {
  const { headers, body } = wire.init;
  const { clock, signal, deadlineMs } = call.options;
  call.sent = headers;
  call.isOneShot = body instanceof ReadableStream;
  const limit = timeLimit(clock, signal, deadlineMs, () => timedOut(call, "deadlineMs"));
  for (;;) {
    const { verdict, response, bytes, error } = await limit.during((stop) =>
      transmit(wire, call, traffic, limit, stop),
    );
    call.response = response;
    call.bytes = bytes;
    call.error = error;
    if (verdict === "end") break;
    if (verdict === "renew credentials") {
      call.isRenewed = call.isAuthorized = true;
      const refused = call.credentials.at(-1);
      const renew = (stop?: AbortSignal) =>
        untilAborted(async () => authorize(headers, call, stop, refused), stop);
      // The same credentials would be refused again.
      if ((await limit.during(renew)) === refused) break;
    } else {
      tell(call, "onRetry", { delayMs: verdict }, { response, error });
      await limit.sleep(verdict);
    }
  }
  if (call.error) throw call.error;
  return call as AnsweredCall;
}
