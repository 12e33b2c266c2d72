import { joinBytes } from "../bytes/join-bytes.ts";
import type { EventLog } from "./event-log.ts";

/** Options for an event stream. */
interface EventStreamParts {
  readonly log: EventLog;
  /** Number of the last event received by the reader, if it resumes a stream. */
  readonly resumeAfter: number | undefined;
  /** Returns the initial events for a reader. @param after number of the last event that they include */
  opening(after: number, resumed: boolean): Promise<readonly Uint8Array[]>;
  /** Signals that end the stream when the reader disconnects or the server closes. */
  readonly until: readonly (AbortSignal | undefined)[];
  /** Called once, when the stream ends. */
  readonly onEnd: () => void;
}

/**
 * A comment, which readers ignore. It keeps proxies from closing the connection, and detects readers that have
 * disconnected.
 */
const KEEP_ALIVE = new TextEncoder().encode(":\n\n");

/** Delay before a browser reconnects, in milliseconds. */
const RETRY = new TextEncoder().encode("retry: 1000\n\n");

/** Opens an event stream for one reader. Chunks are created on demand from the shared log, without copying. */
export function openEventStream(parts: EventStreamParts): ReadableStream<Uint8Array> {
  const reader = new EventReader(parts);
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => reader.start(controller),
      pull: (controller) => reader.pull(controller),
      cancel: () => reader.end(),
    },
    { highWaterMark: 0 },
  );
}

type Controller = ReadableStreamDefaultController<Uint8Array>;

class EventReader {
  readonly #parts: EventStreamParts;
  /** Number of the last event that was sent, or `undefined` before the initial events. */
  #place: number | undefined;
  #stop: (() => void) | undefined;
  #isOpen = true;

  constructor(parts: EventStreamParts) {
    this.#parts = parts;
  }

  start(controller: Controller): void {
    const stop = (): void => {
      if (!this.#isOpen) return;
      this.end();
      controller.close();
    };
    this.#stop = stop;
    for (const signal of this.#parts.until) {
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop);
    }
  }

  /** Enqueues the next chunk. Waits until there is something to send. */
  async pull(controller: Controller): Promise<void> {
    const chunk = await this.#next();
    if (this.#isOpen) controller.enqueue(chunk);
  }

  end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const signal of this.#parts.until) signal?.removeEventListener("abort", this.#stop as () => void);
    this.#parts.onEnd();
  }

  async #next(): Promise<Uint8Array> {
    const { log, resumeAfter } = this.#parts;
    if (this.#place === undefined) return joinBytes([RETRY, ...(await this.#open(resumeAfter))]);
    if (log.last === this.#place) await log.changed();
    if (log.last === this.#place) return KEEP_ALIVE;
    const event = log.next(this.#place);
    if (!event) return joinBytes(await this.#open(undefined));
    this.#place = event.number;
    return event.bytes;
  }

  /**
   * Returns the initial events, for the start of the stream and after a gap. Events that occur in the meantime are sent
   * afterwards.
   */
  #open(resumeAfter: number | undefined): Promise<readonly Uint8Array[]> {
    this.#place = resumeAfter ?? this.#parts.log.last;
    return this.#parts.opening(this.#place, resumeAfter !== undefined);
  }
}
