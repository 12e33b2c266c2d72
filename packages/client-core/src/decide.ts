import { type AnsweredCall, errorOf } from "./call.ts";
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
export function decide(call: AnsweredCall, { init }: WireRequest): Verdict {
  const { status, type, headers } = call.response;
  // RFC 9110 section 15.4. Browsers hide status and headers of a redirect that is not followed.
  if (type === "opaqueredirect" || [301, 302, 303, 307, 308].includes(status)) {
    throw errorOf(call, RedirectError, "was redirected, which is never followed", {
      status: status || undefined,
      location: redact(headers.get("location") ?? "", call) || undefined,
    });
  }
  // A stream that was given as such cannot be sent twice.
  const isReplayable = !(init.body instanceof ReadableStream);
  return status === 401 && call.context.attempts === 1 && isReplayable ? "renew credentials" : "answer";
}
