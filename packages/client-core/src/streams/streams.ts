import { recordOf } from "../arguments/checks.ts";
import type { StartedCall, Succeeded } from "../call/outcome.ts";
import type { Feature } from "../client/service-client.ts";
import type { StreamDefinition } from "../definition.ts";
import { isNetworkError, type NetworkError } from "../errors/call-errors.ts";
import { successOf } from "../pipeline/api-call.ts";
import { limitOf } from "../pipeline/call-limit.ts";
import { failureOf } from "../pipeline/failure.ts";
import { notify } from "../pipeline/notify.ts";
import { monotonicOf, randomOf } from "../platform/clock.ts";
import type { TimeLimit } from "../platform/time-limit.ts";
import { backOffMs, isRetryable } from "../retry/decide.ts";
import { itemsOf } from "./connection.ts";
import { isEndMark } from "./item-parsers.ts";
import type { ServerSentEvent, StreamCall } from "./stream-call.ts";

/** Calls operations whose response is a stream of items. */
export const streams: Feature = {
  of({ stream }) {
    if (!stream) return undefined;
    return ({ send }): StreamCall<unknown> => {
      const connect: Connect = (lastEventId, stop) =>
        send(
          ({ header }) => ({
            parseAs: "stream",
            header: {
              accept: stream.mediaType,
              ...recordOf(header, "header"),
              ...(lastEventId && { "last-event-id": inLatin1(lastEventId) }),
            },
          }),
          stop,
        );
      return { [Symbol.asyncIterator]: () => follow(stream, connect) };
    };
  },
};

/** Returns the UTF-8 bytes of an id as characters, because `fetch` sends header values in Latin-1. */
function inLatin1(id: string): string {
  return Array.from(new TextEncoder().encode(id), (byte) => String.fromCharCode(byte)).join("");
}

/** Matches characters that a header value cannot contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
const CONTROL = /[\x00-\x08\x0a-\x1f\x7f]/;

/** A connection without events is idle if it is shorter than this, in milliseconds. */
const IDLE_MS = 1_000;

/** Progress of a stream across its connections. */
interface Progress {
  /** Id of the last event that has an id. An empty id prevents a reconnection. */
  lastEventId: string;
  /** Pause before reconnecting, as requested by the service, in milliseconds. */
  pauseMs: number;
  /** Number of consecutive idle connections. */
  idle: number;
}

/** Sends the request; `stop` aborts it. */
type Connect = (lastEventId: string, stop: AbortSignal) => StartedCall;

/** Yields the items of a stream, and reconnects while events have ids. A response without content ends the stream. */
async function* follow(stream: StreamDefinition, connect: Connect): AsyncGenerator<unknown, void, undefined> {
  const progress: Progress = { lastEventId: "", pauseMs: 0, idle: 0 };
  let limit: TimeLimit | undefined;
  for (;;) {
    const stop = new AbortController();
    const started = connect(progress.lastEventId, stop.signal);
    const { call } = started;
    limit ??= limitOf(call);
    const success = await connected(started, limit, stop);
    const openedAt = monotonicOf(call.options.clock);
    progress.idle += 1;
    const ended = yield* deliver(success, stream, limit, progress);
    if (ended === "complete") return;
    if (monotonicOf(call.options.clock) - openedAt >= IDLE_MS) progress.idle = 0;
    if (!mayReconnect(success, progress)) {
      if (ended) throw ended;
      return;
    }
    try {
      await limit.sleep(pauseBefore(success, progress, ended));
    } catch (cause) {
      throw failureOf(cause, call);
    }
  }
}

/** Waits for the response, but not beyond the iteration's deadline. */
async function connected(
  { call, outcome }: StartedCall,
  limit: TimeLimit,
  stop: AbortController,
): Promise<Succeeded> {
  try {
    return successOf(await limit.during(() => outcome));
  } catch (cause) {
    const failure = failureOf(cause, call);
    // The call's own deadline is later. Abort the call to free its connection and its `concurrency` slot.
    stop.abort();
    outcome.then(({ response }) => response?.body?.cancel()).catch(() => undefined);
    throw failure;
  }
}

/**
 * Yields the items of one connection.
 *
 * @returns the error if the connection broke, or `complete` if the service marked the end of the stream
 */
async function* deliver(
  success: Succeeded,
  stream: StreamDefinition,
  limit: TimeLimit,
  progress: Progress,
): AsyncGenerator<unknown, NetworkError | "complete" | undefined, undefined> {
  try {
    for await (const item of itemsOf(success, stream, limit)) {
      if (isEndMark(item, stream)) return "complete";
      if (stream.format !== "events" || record(item as ServerSentEvent, progress)) yield item;
    }
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    return error;
  }
  return undefined;
}

/** Updates the progress, and returns whether the event has data. */
function record({ data, id, retry }: ServerSentEvent<unknown>, progress: Progress): boolean {
  if (id !== undefined && !CONTROL.test(id)) progress.lastEventId = id;
  if (retry !== undefined) progress.pauseMs = retry;
  if (data === undefined) return false;
  progress.idle = 0;
  return true;
}

/** Returns whether to reconnect. Without an id, the service could not resume at the right event. */
function mayReconnect({ call, response }: Succeeded, { lastEventId, idle }: Progress): boolean {
  const { retry } = call.options;
  if (!retry || lastEventId === "" || response.status === 204 || !isRetryable(call)) return false;
  return idle < retry.maxAttempts;
}

function pauseBefore(
  success: Succeeded,
  { pauseMs, idle }: Progress,
  error: NetworkError | undefined,
): number {
  const { call, response } = success;
  const { retry, clock } = call.options;
  const backOff = retry ? backOffMs(retry, idle, () => randomOf(clock)) : 0;
  const asked = retry ? Math.min(pauseMs, retry.maxRetryAfterMs) : 0;
  const delayMs = Math.max(asked, backOff);
  notify(call, "onRetry", { delayMs }, error ? { response, error } : { response });
  return delayMs;
}
