import { type Call, callError, contextOf } from "../call/call.ts";
import { CallProblem } from "../call/call-problem.ts";
import { AbortError, NetworkError, TimeoutError } from "../errors/call-errors.ts";
import { InvalidArgumentError, isSeamlineError, type SeamlineError } from "../errors/seamline-error.ts";
import { redactCause } from "../redaction/redact.ts";
import { isRetryable } from "../retry/decide.ts";
import { responseError } from "./decode.ts";

/** Converts the reason why a call ended into a typed error. */
export function failureOf(cause: unknown, call: Call): SeamlineError {
  if (cause instanceof CallProblem) return completed(cause, call);
  const { signal } = call.options;
  const isTyped = isSeamlineError(cause);
  if (signal?.aborted && (!isTyped || cause === signal.reason)) {
    return callError(call, AbortError, "was aborted", { cause: signal.reason });
  }
  // Errors from argument checks do not identify the call yet.
  if (isTyped) return cause.method ? cause : Object.assign(cause, contextOf(call));
  const reported = redactCause(cause, call.attempts);
  const reason = reasonOf(reported);
  return call.attempts.count
    ? callError(call, NetworkError, `received no complete response${reason}`, {
        cause: reported,
        retryable: isRetryable(call),
      })
    : new InvalidArgumentError("input", `cannot be sent${reason}`, { ...contextOf(call), cause: reported });
}

/** Creates the error for a problem, and redacts credentials in its cause. */
function completed({ ErrorClass, problem, details }: CallProblem, call: Call): SeamlineError {
  const { cause, ...members } = details;
  const known = cause === undefined ? members : { ...members, cause: redactCause(cause, call.attempts) };
  return callError(call, ErrorClass as typeof SeamlineError, problem, known);
}

/** Returns the innermost reason, because the outer message of a failed `fetch` only states that it failed. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return cause ? `: ${cause}` : "";
  return reasonOf(cause.cause) || `: ${cause.message || (cause as { code?: string }).code || cause.name}`;
}

/**
 * Creates the error for a call that reached a time limit. `cause` is the failure of the previous attempt, if any.
 *
 * @param isUnsent whether nothing was sent, so any operation can be retried
 */
export function timedOut(call: Call, limit: "timeoutMs" | "deadlineMs", isUnsent = false): TimeoutError {
  const { response, bytes, error } = call.attempts.last;
  const ms = call.options[limit];
  return callError(call, TimeoutError, `timed out after ${ms} ms (${limit})`, {
    limit,
    ms,
    retryable: limit === "timeoutMs" && (isUnsent || isRetryable(call)),
    // A successful response is not a cause: processing it took too long.
    cause: response && !response.ok ? responseError({ call, response, bytes }) : error,
  });
}
