import { unrefTimer } from "../async/unref-timer.ts";

/** Minimum interval between events of the same kind, in milliseconds. Changes within this interval are combined. */
const INTERVAL_MS = 50;

/** Interval between keep-alive comments, in milliseconds. */
const KEEP_ALIVE_MS = 15_000;

/** The timers of a live feed. They do not keep the process alive. */
export class FeedTimers {
  readonly #flush: () => void;
  readonly #sendKeepAlive: () => void;
  #flushTimer: ReturnType<typeof setTimeout> | undefined;
  #keepAliveTimer: ReturnType<typeof setInterval> | undefined;
  #flushedAt = Number.NEGATIVE_INFINITY;

  constructor(flush: () => void, sendKeepAlive: () => void) {
    this.#flush = flush;
    this.#sendKeepAlive = sendKeepAlive;
  }

  start(): void {
    this.#keepAliveTimer = unrefTimer(setInterval(this.#sendKeepAlive, KEEP_ALIVE_MS));
  }

  stop(): void {
    clearInterval(this.#keepAliveTimer);
    clearTimeout(this.#flushTimer);
    this.#flushTimer = undefined;
  }

  /** Sends pending events in the next turn of the event loop, or later if events were sent recently. */
  flushSoon(): void {
    if (this.#flushTimer !== undefined) return;
    const waitMs = this.#flushedAt + INTERVAL_MS - performance.now();
    this.#flushTimer = unrefTimer(
      setTimeout(
        () => {
          this.#flushTimer = undefined;
          this.#flushedAt = performance.now();
          this.#flush();
        },
        Math.max(waitMs, 0),
      ),
    );
  }
}
