/** Longest delay of the platform's timers, which keep 32 bits: beyond it they fire at once. Milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** One timer of the platform, which keeps no process alive. */
export class Alarm {
  readonly #ring: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** Rings after `ms` milliseconds, or earlier where they are too many for a timer; an earlier alarm is off. */
  set(ms: number): void {
    this.off();
    this.#timer = setTimeout(this.#ring, Math.min(Math.max(ms, 0), LONGEST));
    // Browsers number their timers.
    if (typeof this.#timer === "object") this.#timer.unref();
  }

  off(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
