/** What time it is, and how to let time pass. A test or an emulator gives its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Lets `ms` milliseconds of this clock pass.
   *
   * @throws the signal's reason, as soon as it aborts
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Longest delay of the platform's timers, which keep 32 bits: beyond it they fire at once. Milliseconds. */
export const LONGEST_TIMER: number = 2 ** 31 - 1;

/** The platform's time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep(ms, signal) {
    let timer: ReturnType<typeof setTimeout>;
    const elapse = (): Promise<void> =>
      new Promise((resolve) => {
        timer = setTimeout(resolve, Math.min(ms, LONGEST_TIMER));
      });
    return untilAborted(elapse, signal).finally(() => clearTimeout(timer));
  },
};

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
