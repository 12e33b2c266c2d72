import type { Clock } from "../../src/index.ts";

/** An arbitrary time. */
const START = Date.UTC(2030, 0, 1);

export interface AutoAdvanceClock extends Clock {
  /** Durations of the sleeps, in milliseconds. */
  readonly slept: number[];
}

/** A clock whose sleeps end immediately and advance its time. */
export function autoAdvanceClock(): AutoAdvanceClock {
  const slept: number[] = [];
  let time = START;
  return {
    slept,
    now: () => time,
    sleep: async (ms) => {
      slept.push(ms);
      time += ms;
    },
  };
}

export interface ManualClock extends Clock {
  /** Advances the time, and ends the sleeps that it covers, in order. */
  advance(ms: number): void;
  /** Returns the number of pending sleeps. */
  sleepers(): number;
}

/** A clock that only advances when the test advances it. */
export function manualClock(): ManualClock {
  const sleeps = new Set<{ readonly until: number; readonly end: () => void }>();
  let time = START;
  return {
    now: () => time,
    sleepers: () => sleeps.size,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const sleep = { until: time + ms, end: resolve };
        sleeps.add(sleep);
        signal?.addEventListener("abort", () => {
          sleeps.delete(sleep);
          reject(signal.reason);
        });
      }),
    advance(ms) {
      time += ms;
      const over = [...sleeps].filter(({ until }) => until <= time).sort((a, b) => a.until - b.until);
      for (const sleep of over) {
        sleeps.delete(sleep);
        sleep.end();
      }
    },
  };
}
