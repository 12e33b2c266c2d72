import { authorize } from "./authorize.ts";
import { makeBody } from "./body.ts";
import type { Call } from "./call.ts";
import type { WireRequest } from "./wire-request.ts";

/**
 * Puts the credentials on a request and gives its body. Does not end by itself where either hangs.
 *
 * @param stop told to who gives credentials
 * @throws SeamlineError without credentials, InvalidArgumentError for a body that cannot be sent
 */
export async function untilReady(
  { init: { headers, body: source } }: WireRequest,
  call: Call,
  stop: AbortSignal | undefined,
): Promise<BodyInit | undefined> {
  const credentials = call.isAuthorized ? undefined : authorize(headers, call, stop);
  call.isAuthorized = false;
  if (credentials instanceof Promise) await credentials;
  return typeof source === "function" ? makeBody(source) : source;
}
