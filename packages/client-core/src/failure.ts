import { type Call, errorOf } from "./call.ts";
import { AbortError } from "./errors/abort-error.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { NetworkError } from "./errors/network-error.ts";
import { isSeamlineError, type SeamlineError } from "./errors/seamline-error.ts";
import { mayRepeat } from "./may-repeat.ts";
import { redactCause } from "./redact.ts";

/** The typed error of whatever ended a call. */
export function failureOf(cause: unknown, call: Call): SeamlineError {
  const { context, options } = call;
  const { signal } = options;
  const isTyped = isSeamlineError(cause);
  if (signal?.aborted && (!isTyped || cause === signal.reason)) {
    return errorOf(call, AbortError, "was aborted", { cause: signal.reason });
  }
  // Checks do not know for which call they check.
  if (isTyped) return cause.method ? cause : Object.assign(cause, context);
  const reported = redactCause(cause, call);
  const reason = reasonOf(reported);
  return context.attempts
    ? errorOf(call, NetworkError, `got no complete answer${reason}`, {
        cause: reported,
        retryable: mayRepeat(call),
      })
    : new InvalidArgumentError("input", `cannot be sent${reason}`, { ...context, cause: reported });
}

/** The innermost reason: of a failed fetch, the outer message says no more than that it failed. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return cause ? `: ${cause}` : "";
  return reasonOf(cause.cause) || `: ${cause.message || (cause as { code?: string }).code || cause.name}`;
}
