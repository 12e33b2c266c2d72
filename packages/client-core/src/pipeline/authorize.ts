import { headerValue } from "../arguments/headers.ts";
import type { AuthHeader } from "../auth/auth.ts";
import { type Call, callError } from "../call/call.ts";
import { SeamlineError } from "../errors/seamline-error.ts";
import { redactCause } from "../redaction/redact.ts";

/**
 * Sets the credentials of a call on its request. Synchronous if the credentials are available, as for most calls.
 *
 * @param signal aborts the wait for credentials
 * @param rejected the header value that the service rejected
 * @returns the header value that was set
 * @throws SeamlineError without valid credentials; `cause` is the reason
 */
export function authorize(
  headers: Headers,
  call: Call,
  signal: AbortSignal | undefined,
  rejected?: string,
): string | undefined | Promise<string> {
  const { auth, clock } = call.options;
  const put = ({ name, value }: AuthHeader): string => {
    // Late credentials must not overwrite the credentials of the next attempt.
    signal?.throwIfAborted();
    headers.set(name, headerValue(name, value, "auth"));
    call.attempts.credentials.push(value);
    return value;
  };
  // Calls may share a failed token request, but each call needs its own error.
  const fail = (cause: unknown): never => {
    throw callError(call, SeamlineError, "could not get credentials", {
      cause: redactCause(cause, call.attempts),
    });
  };
  if (!auth) return undefined;
  try {
    const header = auth.header({ rejected, signal, clock });
    return "then" in header ? Promise.resolve(header).then(put).catch(fail) : put(header);
  } catch (cause) {
    return fail(cause);
  }
}
