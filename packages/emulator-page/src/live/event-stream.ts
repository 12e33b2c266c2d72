import type { LiveEvents } from "../protocol.ts";
import { CONTROL } from "./control-client.ts";

export type EventHandlers = { readonly [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void };

export type Connection = "connecting" | "live" | "lost";

interface StreamOptions {
  readonly handlers: EventHandlers;
  readonly onConnection: (connection: Connection) => void;
}

/**
 * Follows the emulator's live events. Because browsers limit the number of connections per host, a hidden page
 * disconnects. It resumes after the last received event when it becomes visible again.
 *
 * @returns a function that stops following
 */
export function followEvents(options: StreamOptions): () => void {
  let source: EventSource | undefined;
  let lastEvent = "";
  const stop = (): void => {
    source?.close();
    source = undefined;
  };
  const start = (): void => {
    if (source || document.hidden) return;
    const since = lastEvent === "" ? "" : `?since=${encodeURIComponent(lastEvent)}`;
    source = openStream(`${CONTROL}/events${since}`, options, (id) => {
      if (id !== "") lastEvent = id;
    });
  };
  const follow = (): void => (document.hidden ? stop() : start());
  document.addEventListener("visibilitychange", follow);
  start();
  return () => {
    document.removeEventListener("visibilitychange", follow);
    stop();
  };
}

/** How often to check whether the emulator is reachable again, in milliseconds. */
const RETRY_MS = 2_000;

function openStream(
  url: string,
  { handlers, onConnection }: StreamOptions,
  onEvent: (id: string) => void,
): EventSource {
  const source = new EventSource(url);
  onConnection("connecting");
  source.addEventListener("open", () => onConnection("live"));
  source.addEventListener("error", () => onConnection("lost"));
  for (const [name, handle] of Object.entries(handlers)) {
    source.addEventListener(name, (event) => {
      const { data, lastEventId } = event as MessageEvent<string>;
      onEvent(lastEventId);
      (handle as (data: unknown) => void)(JSON.parse(data));
    });
  }
  return source;
}

/** Calls a function once the emulator is reachable again, because some browsers do not reconnect on their own. */
export function awaitReturn(onReturn: () => void): () => void {
  const timer = setInterval(async () => {
    const response = await fetch(`${CONTROL}/health`).catch(() => undefined);
    if (response?.ok) onReturn();
  }, RETRY_MS);
  return () => clearInterval(timer);
}
