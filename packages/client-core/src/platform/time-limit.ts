import { type Clock, MAX_TIMER_MS, untilAborted } from "./clock.ts";

/** What ends work that goes on and off: a signal, or a deadline. */
export interface TimeLimit {
  /** Lets milliseconds of the clock pass, but not past the deadline. */
  sleep(ms: number): Promise<void>;
  /** Does what takes the platform's time, such as a request. */
  during<T>(work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T>;
  /** @throws what `expired` makes, when the deadline is over */
  check(): void;
}

/**
 * Begins to count. Pauses follow the clock, requests the platform's time: a clock that skips from sleep to sleep
 * would skip to the deadline while a request is on its way.
 *
 * @param stop ends the work with its reason
 * @param limitMs no limit where it is infinite
 * @param expired makes the error that the work ends with at the deadline
 */
export function timeLimit(
  clock: Clock,
  stop: AbortSignal | undefined,
  limitMs: number,
  expired: () => Error,
): TimeLimit {
  const deadline = clock.now() + limitMs;
  const leftMs = (): number => (limitMs === Infinity ? limitMs : deadline - clock.now());
  const check = (): void => {
    if (leftMs() <= 0) throw expired();
  };
  return {
    check,
    async sleep(ms) {
      const left = Math.min(ms, leftMs());
      if (left > 0) await untilAborted(() => clock.sleep(left, stop), stop);
      check();
    },
    during: (work) => within(leftMs(), stop, expired, work),
  };
}

/**
 * Does `work` under a signal that aborts with `signal`, or with what `expired` makes after `ms` of the platform's
 * time. Ends then, whether or not the work listens to it.
 *
 * @throws the reason of either
 */
export function within<T>(
  ms: number,
  signal: AbortSignal | undefined,
  expired: () => Error,
  work: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  if (ms > MAX_TIMER_MS) return untilAborted(() => work(signal), signal);
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const controller = new AbortController();
    const settle =
      <Value>(how: (value: Value) => void) =>
      (value: Value): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", stop);
        how(value);
      };
    const end = settle((reason: unknown) => {
      reject(reason);
      controller.abort(reason);
    });
    const stop = (): void => end(signal?.reason);
    const timer = setTimeout(() => end(expired()), ms);
    signal?.addEventListener("abort", stop);
    work(controller.signal).then(settle(resolve), settle(reject));
  });
}
