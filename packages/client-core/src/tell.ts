import type { Call } from "./call.ts";
import { channels } from "./diagnostics.ts";
import type { AttemptEvent, CallEvent, Hooks, TimedEvent } from "./hooks.ts";
import { redact } from "./redact.ts";
import { requestIdOf } from "./request-id.ts";

type Details<Name extends keyof Hooks> = Omit<Parameters<NonNullable<Hooks[Name]>>[0], keyof AttemptEvent>;

/**
 * Tells the hooks of a call, each with an event of its own, and whoever has subscribed to the channel.
 *
 * @param ended how the attempt ended, of which the event tells
 */
export function tell<Name extends keyof Hooks>(
  call: Call,
  name: Name,
  details: Details<Name>,
  ended?: Pick<Call, "response" | "error">,
): void {
  const { hooks, debug } = call.options;
  const channel = channels[name];
  const isHeard = channel?.hasSubscribers;
  // Most programs do not listen.
  if (!isHeard && !hooks.length && !debug) return;
  const timed = name !== "onRequest" && { durationMs: call.durationMs };
  const event = { ...subjectOf(call), ...timed, ...(ended && endOf(call, ended)), ...details };
  for (const one of [...hooks, debug]) void observe(() => one?.[name]?.({ ...event } as never));
  if (isHeard) void observe(() => channel?.publish(event));
}

function subjectOf(call: Call): CallEvent {
  const { operationId, method, path, attempts: attempt } = call.context;
  call.key ??= Object.freeze({});
  return { call: call.key, operationId, method, path, attempt };
}

/** A service may repeat credentials as the name of a request, too. */
function endOf(
  call: Call,
  { response, error }: Pick<Call, "response" | "error">,
): Omit<AttemptEvent, keyof TimedEvent> {
  const requestId = response && requestIdOf(response.headers);
  return { status: response?.status, error: error?.name, requestId: requestId && redact(requestId, call) };
}

async function observe(hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch {
    // Who looks on does not take part.
  }
}
