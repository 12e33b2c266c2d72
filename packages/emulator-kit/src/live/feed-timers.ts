import { unrefTimer } from "../async/unref-timer.ts";

/** How far apart events of one kind are at least, in milliseconds: what changes in between is put together. */
const INTERVAL_MS = 50;

/** How often readers get a sign of life, in milliseconds. */
const SIGN_OF_LIFE_MS = 15_000;

/** The timers of a feed. None of them keeps the process alive. */
export class FeedTimers {
  readonly #flush: () => void;
  readonly #giveSignOfLife: () => void;
  #flushTimer: ReturnType<typeof setTimeout> | undefined;
  #lifeTimer: ReturnType<typeof setInterval> | undefined;
  #flushedAt = Number.NEGATIVE_INFINITY;

  constructor(flush: () => void, giveSignOfLife: () => void) {
    this.#flush = flush;
    this.#giveSignOfLife = giveSignOfLife;
  }

  start(): void {
    this.#lifeTimer = unrefTimer(setInterval(this.#giveSignOfLife, SIGN_OF_LIFE_MS));
  }

  stop(): void {
    clearInterval(this.#lifeTimer);
    clearTimeout(this.#flushTimer);
    this.#flushTimer = undefined;
  }

  /** Flushes in the next turn, unless that was done a moment ago. */
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
