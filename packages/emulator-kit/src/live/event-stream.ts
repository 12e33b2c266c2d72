import { joinBytes } from "../bytes/join-bytes.ts";
import type { EventLog } from "./event-log.ts";

/** What a stream of events is opened with. */
interface EventStreamParts {
  readonly log: EventLog;
  /** The number of the last event that the reader has, where it is to get those after it. */
  readonly resumeAfter: number | undefined;
  /** The events that a reader begins with. @param after the number of the last event that they include */
  opening(after: number, resumed: boolean): Promise<readonly Uint8Array[]>;
  /** Abort when the stream is to end: the reader has gone, or the server closes. */
  readonly until: readonly (AbortSignal | undefined)[];
  /** Is called once, when the stream has ended. */
  readonly onEnd: () => void;
}

/** A comment, which readers ignore: it keeps proxies from closing the connection, and finds out who is gone. */
const SIGN_OF_LIFE = new TextEncoder().encode(":\n\n");

/** How long a browser waits before it connects again, in milliseconds. */
const RETRY = new TextEncoder().encode("retry: 1000\n\n");

/**
 * Opens the stream of one reader. It makes chunks only when they are asked for, and takes them from the log that all
 * readers share, without a copy.
 */
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
  /** The number of the last event that was sent; `undefined` before the opening. */
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

  /** Gives the next chunk. It waits for one where there is nothing new. */
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
    if (log.last === this.#place) return SIGN_OF_LIFE;
    const event = log.next(this.#place);
    if (!event) return joinBytes(await this.#open(undefined));
    this.#place = event.number;
    return event.bytes;
  }

  /** Begins, or begins again after a gap. What happens while the opening is made follows it. */
  #open(resumeAfter: number | undefined): Promise<readonly Uint8Array[]> {
    this.#place = resumeAfter ?? this.#parts.log.last;
    return this.#parts.opening(this.#place, resumeAfter !== undefined);
  }
}
