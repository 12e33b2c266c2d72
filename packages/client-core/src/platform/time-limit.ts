import { type Clock, MAX_TIMER_MS, untilAborted } from "./clock.ts";

/** Time limit for a task that alternates between pauses and requests: a signal or a deadline. */
export interface TimeLimit {
  /** Waits for `ms` milliseconds on the clock, but not beyond the deadline. */
  sleep(ms: number): Promise<void>;
  /** Runs a task timed by the platform's clock, such as a request. */
  during<T>(work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T>;
  /** @throws the error from `expired` after the deadline */
  check(): void;
}

/**
 * Starts a time limit. Pauses use the clock, but requests use platform time, because an auto-advance clock would jump
 * to the deadline during a request.
 *
 * @param stop aborts the task with its reason
 * @param limitMs Infinity for no limit
 * @param expired creates the error at the deadline
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
      const left = leftMs();
      const pauseMs = Math.min(ms, left);
      if (pauseMs > 0) await untilAborted(() => clock.sleep(pauseMs, stop), stop);
      // Do not compare the times again: a timer can fire up to a millisecond before the clock reaches the deadline.
      if (left <= ms) throw expired();
      check();
    },
    during: (work) => within(leftMs(), stop, expired, work),
  };
}

/**
 * Runs `work` with a signal that aborts when `signal` aborts, or after `ms` of platform time with the error from
 * `expired`. Rejects at that time even if `work` ignores its signal.
 *
 * @throws the reason of `signal`, or the error from `expired`
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
