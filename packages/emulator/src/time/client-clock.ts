import type { EmulatorClock } from "./emulator-clock.ts";
import type { WaitingClock } from "./skipping-clock.ts";

/** Longest delay of the platform's timers, which keep 32 bits, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * The same time, for a client. While a client sleeps on a clock that runs, a timer of the platform keeps the process
 * alive, as the client's own would: those of the emulator do not, so that it never keeps a program from ending.
 */
export function clientClock(clock: EmulatorClock): WaitingClock {
  return {
    now: () => clock.now(),
    async sleep(ms, signal) {
      const isRunning = (): boolean => clock.state().mode === "system";
      // One timer could fire a moment before the sleep ends: clocks of the platform do not agree to the millisecond.
      const timer = isRunning() ? setInterval(check, Math.min(ms, LONGEST_TIMER)) : undefined;
      function check(): void {
        if (!isRunning()) clearInterval(timer);
      }
      try {
        await clock.sleep(ms, signal);
      } finally {
        clearInterval(timer);
      }
    },
  };
}
