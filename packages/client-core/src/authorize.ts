import { type Call, errorOf } from "./call.ts";
import { SeamlineError } from "./errors/seamline-error.ts";
import { headerValue } from "./headers.ts";

/**
 * Puts the credentials of a call on its request.
 *
 * @param signal ends the wait for credentials
 * @param rejected value of the header that the service has refused
 * @returns value of the header that was set
 * @throws SeamlineError when there are no credentials that a header can carry; `cause` says why
 */
export async function authorize(
  headers: Headers,
  call: Call,
  signal: AbortSignal | undefined,
  rejected?: string,
): Promise<string | undefined> {
  const { auth, clock } = call.options;
  if (!auth) return undefined;
  try {
    const { name, value } = await auth.header({ rejected, signal, clock });
    headers.set(name, headerValue(name, value, "auth"));
    call.credentials.push(value);
    return value;
  } catch (cause) {
    // Calls may share the failure of a token provider, but each has an error of its own.
    throw errorOf(call, SeamlineError, "got no credentials", { cause });
  }
}
