import { type Call, type Exchange, nameOf } from "./call.ts";
import { RedirectError } from "./errors/redirect-error.ts";
import { redact } from "./redact.ts";
import type { WireRequest } from "./wire-request.ts";

/** What follows an answer. */
export type Verdict = "answer" | "renew credentials";

/**
 * Says what follows an answer: it is the call's answer, or the call is sent again.
 *
 * @throws RedirectError
 */
export function decide({ response, attempts }: Exchange, wire: WireRequest, call: Call): Verdict {
  const { status } = response;
  // RFC 9110 section 15.4. Browsers hide status and headers of a redirect that is not followed.
  if (response.type === "opaqueredirect" || [301, 302, 303, 307, 308].includes(status)) {
    const location = redact(response.headers.get("location") ?? "", call.secrets) || undefined;
    const context = { ...call.target, attempts, status: status || undefined, location };
    throw new RedirectError(`${nameOf(call.target)} was redirected, which is never followed`, context);
  }
  return status === 401 && attempts === 1 && wire.replayable ? "renew credentials" : "answer";
}
