import type { AttemptOutcome } from "../call/attempts.ts";
import { type Call, contextOf } from "../call/call.ts";
import {
  type AttemptEvent,
  type CallEvent,
  HOOK_CHECKS,
  type Hooks,
  type TimedEvent,
} from "../hooks/hooks.ts";
import { redact } from "../redaction/redact.ts";

type Details<Name extends keyof Hooks> = Omit<Parameters<NonNullable<Hooks[Name]>>[0], keyof AttemptEvent>;

/**
 * Invokes a call's hooks, each with its own copy of the event, and publishes the event on the diagnostics channel.
 *
 * @param ended result of the attempt, for events that include it
 */
export function notify<Name extends keyof Hooks>(
  call: Call,
  name: Name,
  details: Details<Name>,
  ended?: AttemptOutcome,
): void {
  const { hooks, debug } = call.options;
  const channel = channels[name];
  const hasSubscribers = channel?.hasSubscribers;
  // Most programs have no listeners.
  if (!hasSubscribers && !hooks.length && !debug) return;
  const timed = name !== "onRequest" && { durationMs: call.attempts.durationMs };
  const event = { ...subjectOf(call), ...timed, ...(ended && endOf(call, ended)), ...details };
  const listeners: (() => unknown)[] = [...hooks, debug].map(
    (hook) => () => hook?.[name]?.({ ...event } as never),
  );
  if (hasSubscribers) listeners.push(() => channel?.publish(event));
  // A failing listener must not break the call.
  void Promise.allSettled(listeners.map(async (listen) => listen()));
}

function subjectOf(call: Call): CallEvent {
  const { operationId, method, path, attempts: attempt } = contextOf(call);
  call.attempts.key ??= Object.freeze({});
  return { call: call.attempts.key, operationId, method, path, attempt };
}

/** Returns the result of an attempt for an event. Redacts the request id: services may repeat credentials in it. */
function endOf(call: Call, { response, error }: AttemptOutcome): Omit<AttemptEvent, keyof TimedEvent> {
  const requestId = response && requestIdOf(response.headers);
  return {
    status: response?.status,
    error: error?.name,
    requestId: requestId && redact(requestId, call.attempts),
  };
}

/** Minimal interface of a `node:diagnostics_channel` channel. */
interface Channel {
  readonly hasSubscribers: boolean;
  publish(message: object): void;
}

/** Minimal interface of the global `process` in Node, Deno, Bun, and workerd with `nodejs_compat`. */
interface NodeProcess {
  getBuiltinModule?(id: string): { channel(name: string): Channel } | undefined;
}

/**
 * The channels `seamline:request`, `seamline:response`, `seamline:retry`, `seamline:page` and `seamline:poll`, keyed by
 * the hook that receives the same events. Empty if the runtime has no channels. Accessed through `process`, because an
 * import would fail in browsers.
 */
const channels: { readonly [Name in keyof Hooks]?: Channel } = /* @__PURE__ */ openChannels();

function openChannels(): Record<string, Channel> {
  const { process } = globalThis as { process?: NodeProcess };
  const builtin = process?.getBuiltinModule?.("node:diagnostics_channel");
  const open = (hook: string): [string, Channel][] =>
    builtin ? [[hook, builtin.channel(`seamline:${hook.slice(2).toLowerCase()}`)]] : [];
  return Object.fromEntries(Object.keys(HOOK_CHECKS).flatMap(open));
}

/** Headers that can contain the request id, most common first. */
const HEADERS = ["x-request-id", "request-id", "x-correlation-id"];

/** Returns the service's request id from the response headers. */
export function requestIdOf(headers: Headers): string | undefined {
  return HEADERS.map((name) => headers.get(name)).find(Boolean) ?? undefined;
}
