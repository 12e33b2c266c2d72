import { authorize } from "./authorize.ts";
import type { AnsweredCall, Call } from "./call.ts";
import { tell } from "./tell.ts";
import { timeLimit, within } from "./time-limit.ts";
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
  const { clock, signal, timeoutMs, deadlineMs } = call.options;
  call.sent = headers;
  call.isOneShot = body instanceof ReadableStream;
  const limit = timeLimit(clock, signal, deadlineMs, () => timedOut(call, "deadlineMs"));
  call.limit = limit;
  for (;;) {
    const { verdict, response, bytes, error } = await limit.during((stop) =>
      transmit(wire, call, traffic, limit, stop),
    );
    call.response = response;
    call.bytes = bytes;
    call.error = error;
    if (verdict === "end") break;
    if (verdict === "renew credentials") {
      const refused = call.credentials.at(-1);
      const expired = (): Error => timedOut(call, "timeoutMs", true);
      const renew = (signal?: AbortSignal) =>
        within(timeoutMs, signal, expired, async (stop) => authorize(headers, call, stop, refused));
      // The same credentials would be refused again.
      if ((await limit.during(renew)) === refused) break;
      call.isRenewed = call.isAuthorized = true;
      // Its next call has fresh ones.
      if (call.isOneShot) break;
    } else {
      tell(call, "onRetry", { delayMs: verdict }, { response, error });
      await limit.sleep(verdict);
    }
  }
  if (call.error) throw call.error;
  return call as AnsweredCall;
}
