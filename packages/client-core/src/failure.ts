import { type Call, nameOf } from "./call.ts";
import { AbortError } from "./errors/abort-error.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { NetworkError } from "./errors/network-error.ts";
import { isSeamlineError, type SeamlineError } from "./errors/seamline-error.ts";
import { redactCause } from "./redact.ts";

/** The typed error of whatever ended a call without an answer. */
export function failureOf(cause: unknown, { target, attempts, options, secrets }: Call): SeamlineError {
  // Checks do not know for which call they check.
  if (isSeamlineError(cause)) return cause.method ? cause : Object.assign(cause, target);
  const name = nameOf(target);
  if (options.signal?.aborted) {
    return new AbortError(`${name} was aborted`, { ...target, attempts, cause: options.signal.reason });
  }
  const reported = redactCause(cause, secrets);
  const context = { ...target, attempts, cause: reported };
  return attempts > 0
    ? new NetworkError(`${name} got no complete answer${reasonOf(reported)}`, context)
    : new InvalidArgumentError("input", `cannot be sent${reasonOf(reported)}`, context);
}

/** The innermost reason: of a failed fetch, the outer message says no more than that it failed. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "";
  return reasonOf(cause.cause) || `: ${cause.message || (cause as { code?: string }).code || cause.name}`;
}
