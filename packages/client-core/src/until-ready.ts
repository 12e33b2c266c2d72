import { untilAborted } from "./abort.ts";
import { authorize } from "./authorize.ts";
import { makeBody } from "./body.ts";
import type { Call } from "./call.ts";
import type { HoldBack } from "./hold-back.ts";
import type { BodySource, WireRequest } from "./wire-request.ts";

type Body = BodyInit | undefined;

/**
 * Puts the credentials on a request and gives its body when nothing is held back; at once where there is nothing to
 * wait for, which is nearly always.
 *
 * @throws SeamlineError without credentials, InvalidArgumentError for a body that cannot be sent, the signal's reason
 */
export function untilReady(
  { init: { headers, body: source } }: WireRequest,
  call: Call,
  holdBack: HoldBack,
  signal: AbortSignal | undefined,
): Body | Promise<Body> {
  signal?.throwIfAborted();
  const credentials = call.isAuthorized ? undefined : authorize(headers, call, signal);
  call.isAuthorized = false;
  const isAtHand = !(credentials instanceof Promise) && typeof source !== "function" && !holdBack.isOn();
  return isAtHand ? source : wait(credentials, source, holdBack, signal);
}

async function wait(
  credentials: unknown,
  source: BodySource | undefined,
  holdBack: HoldBack,
  signal: AbortSignal | undefined,
): Promise<Body> {
  await untilAborted(async () => credentials, signal);
  const body = typeof source === "function" ? await untilAborted(() => makeBody(source), signal) : source;
  // Another call may have been answered with 429 meanwhile.
  while (holdBack.isOn()) {
    await holdBack.wait(signal);
    signal?.throwIfAborted();
  }
  return body;
}
