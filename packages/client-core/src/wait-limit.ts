import { untilAborted } from "./abort.ts";
import { type Clock, LONGEST_TIMER } from "./clock.ts";

/** What ends a wait before it has what it waits for: a signal, or a deadline. */
export interface WaitLimit {
  /** Aborts at either end. */
  readonly signal: AbortSignal;
  /** Lets milliseconds of the clock pass, then does what takes the platform's time, such as a request. */
  after<T>(pauseMs: number, work: () => Promise<T>): Promise<T>;
}

/**
 * Begins to count.
 *
 * @param stop ends the wait with its reason
 * @param expired makes the error that the wait ends with at the deadline
 */
export function waitLimit(
  clock: Clock,
  stop: AbortSignal | undefined,
  deadlineMs: number,
  expired: () => Error,
): WaitLimit {
  const deadline = clock.now() + deadlineMs;
  const expiry = new AbortController();
  const expire = (): void => expiry.abort(expired());
  const signal = AbortSignal.any(stop ? [stop, expiry.signal] : [expiry.signal]);
  const pause = async (ms: number): Promise<void> => {
    if (ms > 0) await untilAborted(() => clock.sleep(ms, signal), signal);
    if (clock.now() >= deadline) expire();
  };
  return {
    signal,
    async after(pauseMs, work) {
      await pause(Math.min(pauseMs, deadline - clock.now()));
      // Not on the clock: one that skips from sleep to sleep would skip to the deadline while a request is on its way.
      const timer = deadlineMs < LONGEST_TIMER ? setTimeout(expire, deadline - clock.now()) : undefined;
      return untilAborted(work, signal).finally(() => clearTimeout(timer));
    },
  };
}
