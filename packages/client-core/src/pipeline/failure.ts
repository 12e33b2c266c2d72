import { type Call, contextOf, errorOf } from "../call/call.ts";
import { AbortError, NetworkError, TimeoutError } from "../errors/call-errors.ts";
import { InvalidArgumentError, isSeamlineError, type SeamlineError } from "../errors/seamline-error.ts";
import { redactCause } from "../redaction/redact.ts";
import { mayRepeat } from "../retry/decide.ts";
import { responseError } from "./decode.ts";

/** The typed error of whatever ended a call. */
export function failureOf(cause: unknown, call: Call): SeamlineError {
  const { signal } = call.options;
  const isTyped = isSeamlineError(cause);
  if (signal?.aborted && (!isTyped || cause === signal.reason)) {
    return errorOf(call, AbortError, "was aborted", { cause: signal.reason });
  }
  // Checks do not know for which call they check.
  if (isTyped) return cause.method ? cause : Object.assign(cause, contextOf(call));
  const reported = redactCause(cause, call.attempts);
  const reason = reasonOf(reported);
  return call.attempts.count
    ? errorOf(call, NetworkError, `got no complete response${reason}`, {
        cause: reported,
        retryable: mayRepeat(call),
      })
    : new InvalidArgumentError("input", `cannot be sent${reason}`, { ...contextOf(call), cause: reported });
}

/** The innermost reason: of a failed fetch, the outer message says no more than that it failed. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return cause ? `: ${cause}` : "";
  return reasonOf(cause.cause) || `: ${cause.message || (cause as { code?: string }).code || cause.name}`;
}

/**
 * The error of a call that reached a limit. `cause` is how the attempt before ended, where there was one.
 *
 * @param isUnsent whether nothing was sent, so that any operation may be sent again
 */
export function timedOut(call: Call, limit: "timeoutMs" | "deadlineMs", isUnsent = false): TimeoutError {
  const { response, bytes, error } = call.attempts.last;
  const ms = call.options[limit];
  return errorOf(call, TimeoutError, `was not answered within ${ms} ms (${limit})`, {
    limit,
    ms,
    retryable: limit === "timeoutMs" && (isUnsent || mayRepeat(call)),
    // A success is no cause: what was done with it took too long.
    cause: response && !response.ok ? responseError({ call, response, bytes }) : error,
  });
}
