/** Source of time and randomness, so that tests and emulators can make a program deterministic. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Waits for `ms` milliseconds, as measured by this clock.
   *
   * @throws the signal's reason as soon as it aborts
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Monotonic time in milliseconds since an arbitrary moment. Used to measure durations. Default: the platform's. */
  monotonic?(): number;
  /** A random number from 0 (inclusive) to 1 (exclusive), used for pauses. Default: the platform's. */
  random?(): number;
}

/**
 * Maximum delay of timers, in milliseconds. Timers with longer delays fire immediately, because delays are stored in 32
 * bits.
 */
export const MAX_TIMER_MS: number = 2 ** 31 - 1;

/** Default clock, which uses the platform's time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep(ms, signal) {
    let timer: ReturnType<typeof setTimeout>;
    const elapse = (): Promise<void> =>
      new Promise((resolve) => {
        timer = setTimeout(resolve, Math.min(ms, MAX_TIMER_MS));
      });
    return untilAborted(elapse, signal).finally(() => clearTimeout(timer));
  },
};

/** Returns the clock's monotonic time, or the platform's. */
export function monotonicOf(clock: Clock): number {
  return clock.monotonic?.() ?? performance.now();
}

/** Returns a random number from the clock, or from the platform. */
export function randomOf(clock: Clock): number {
  return clock.random?.() ?? Math.random();
}

/**
 * Runs `work`, but rejects when `signal` aborts, even if `work` ignores the signal. Does not call `work` if the signal
 * has already aborted.
 *
 * @throws the signal's reason
 */
export function untilAborted<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work();
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener("abort", stop);
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", stop));
  });
}
