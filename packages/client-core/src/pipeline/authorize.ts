import { headerValue } from "../arguments/headers.ts";
import type { AuthHeader } from "../auth/auth.ts";
import type { Call } from "../call/call.ts";
import { CallProblem } from "../call/call-problem.ts";
import { InvalidArgumentError, SeamlineError } from "../errors/seamline-error.ts";
import type { RequestBody } from "../request/body.ts";
import type { WireRequest } from "../request/wire-request.ts";
import type { CallLimit } from "./call-limit.ts";

/**
 * Adds the credentials to a request and returns its body. May never settle if the credentials or the body hang.
 *
 * @param stop aborts the wait for credentials
 * @throws CallProblem if credentials are missing
 * @throws InvalidArgumentError if the body is invalid, or if the runtime cannot send the credentials
 */
export async function readyBody(
  { init: { headers, body: source } }: WireRequest,
  call: Call,
  stop: AbortSignal | undefined,
): Promise<RequestBody | undefined> {
  const credentials = call.attempts.isAuthorized ? undefined : authorize(headers, call, stop);
  call.attempts.isAuthorized = false;
  if (credentials instanceof Promise) await credentials;
  return typeof source === "function" ? source() : source;
}

/** Renews the credentials, and returns whether the request can be sent again. */
export async function renewCredentials(
  { init }: WireRequest,
  call: Call,
  limit: CallLimit,
): Promise<boolean> {
  const { attempts } = call;
  const rejected = attempts.credentials.at(-1);
  const renew = async (stop: AbortSignal | undefined): Promise<string | undefined> =>
    authorize(init.headers, call, stop, rejected);
  const renewed = await limit.during((signal) => limit.attempt(signal, () => true, renew));
  // The same credentials would be rejected again.
  if (renewed === rejected) return false;
  attempts.isRenewed = attempts.isAuthorized = true;
  // Even if this request cannot be sent again, the next call uses the renewed credentials.
  return !attempts.isOneShot;
}

/**
 * Adds a call's credentials to its request. Synchronous if the credentials are already available, which is the case for
 * most calls.
 *
 * @param signal aborts the wait for credentials
 * @param rejected the header value that the service rejected
 * @returns the header value that was set
 * @throws CallProblem if there are no valid credentials; `cause` is the reason
 * @throws InvalidArgumentError if the runtime cannot send the credentials
 */
function authorize(
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
    throw new CallProblem(SeamlineError, "could not get credentials (see cause)", { cause });
  };
  if (!auth) return undefined;
  try {
    const cookies = headers.get("cookie") ?? undefined;
    const header = auth.header({ rejected, signal, clock, cookies });
    return "then" in header ? Promise.resolve(header).then(put).catch(fail) : put(header);
  } catch (cause) {
    // An argument check failed, such as the check that cookies can be sent.
    if (cause instanceof InvalidArgumentError) throw cause;
    return fail(cause);
  }
}
