import type { Clock } from "@seamline/client-core";

/** A clock on which every sleep is over at once. */
export interface TestClock extends Clock {
  /** What it was asked to sleep, in milliseconds. */
  readonly slept: readonly number[];
  /** Told of a sleep that begins. One that it ends by a signal is not over otherwise. */
  onSleep?: () => void;
}

/** @param start what it shows at first: a date */
export function testClock(start: string): TestClock {
  const slept: number[] = [];
  let time = Date.parse(start);
  return {
    slept,
    now: () => time,
    async sleep(ms, signal) {
      slept.push(ms);
      this.onSleep?.();
      signal?.throwIfAborted();
      time += ms;
    },
  };
}
