import { untilAborted } from "./abort.ts";
import type { Call } from "./call.ts";
import { checkHeaderValue } from "./headers.ts";
import { secretsOf } from "./redact.ts";
import type { WireRequest } from "./wire-request.ts";

/**
 * Puts the credentials of the call on its request.
 *
 * @param rejected value of the header that the service has refused
 * @returns value of the header that was set
 * @throws InvalidArgumentError for a value that no header can carry, the signal's reason, what a provider throws
 */
export async function authorize(
  wire: WireRequest,
  call: Call,
  rejected?: string,
): Promise<string | undefined> {
  const { auth, signal } = call.options;
  signal?.throwIfAborted();
  call.secrets = [...call.secrets, ...secretsOf(wire.headers)];
  if (!auth) return undefined;
  const { name, value } = await untilAborted(Promise.resolve(auth.header({ rejected, signal })), signal);
  wire.headers.set(name, checkHeaderValue(value, `auth: ${name}`));
  call.secrets = [...call.secrets, value];
  return value;
}
