import { headerValue } from "../arguments/headers.ts";
import type { AuthHeader } from "../auth/auth.ts";
import { type Call, errorOf } from "../call/call.ts";
import { SeamlineError } from "../errors/seamline-error.ts";
import { redactCause } from "../redaction/redact.ts";

/**
 * Puts the credentials of a call on its request, synchronously where they are at hand, as for nearly every call.
 *
 * @param signal ends the wait for credentials
 * @param rejected value of the header that the service has rejected
 * @returns value of the header that was set
 * @throws SeamlineError when there are no credentials that a header can contain; `cause` says why
 */
export function authorize(
  headers: Headers,
  call: Call,
  signal: AbortSignal | undefined,
  rejected?: string,
): string | undefined | Promise<string> {
  const { auth, clock } = call.options;
  const put = ({ name, value }: AuthHeader): string => {
    // Credentials that come too late must not overwrite those of the next attempt.
    signal?.throwIfAborted();
    headers.set(name, headerValue(name, value, "auth"));
    call.attempts.credentials.push(value);
    return value;
  };
  // Calls may share the failure of a token provider, but each has an error of its own.
  const fail = (cause: unknown): never => {
    throw errorOf(call, SeamlineError, "got no credentials", { cause: redactCause(cause, call.attempts) });
  };
  if (!auth) return undefined;
  try {
    const header = auth.header({ rejected, signal, clock });
    return "then" in header ? Promise.resolve(header).then(put).catch(fail) : put(header);
  } catch (cause) {
    return fail(cause);
  }
}
