/**
 * What time it is, how to let time pass, and chance: everything that makes two runs of a program differ. A test or an
 * emulator gives its own.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Lets `ms` milliseconds of this clock pass.
   *
   * @throws the signal's reason, as soon as it aborts
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Milliseconds since any moment, which never go back; durations are differences of it. Default: the platform's. */
  monotonic?(): number;
  /** A number from 0 to below 1, by which pauses are drawn. Default: the platform's. */
  random?(): number;
}

/** Longest delay of the platform's timers, which keep 32 bits: with a longer one they fire at once. Milliseconds. */
export const MAX_TIMER_MS: number = 2 ** 31 - 1;

/** The platform's time. */
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

/** Milliseconds since any moment: the clock's, or the platform's where the clock has none. */
export function monotonicOf(clock: Clock): number {
  return clock.monotonic?.() ?? performance.now();
}

/** A number from 0 to below 1: the clock's, or the platform's where the clock has none. */
export function randomOf(clock: Clock): number {
  return clock.random?.() ?? Math.random();
}

/**
 * Does `work`, but ends when `signal` aborts, whether or not the work listens to it. Starts nothing when the
 * signal has aborted already.
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
