import type { EmulatorClock } from "./emulator-clock.ts";

/** A clock as clients take it. */
export interface WaitingClock {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * The same time, but whoever sleeps moves it: waits of a client for operations, and its pauses between attempts, end as
 * soon as they begin, with everything done that falls due meanwhile.
 *
 * @example
 * const retention = createRetentionClient({ …, clock: skippingClock(emulator.clock) });
 * await retention.matters.count({ matterId }).wait();
 */
export function skippingClock(clock: EmulatorClock): WaitingClock {
  return {
    now: () => clock.now(),
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      if (ms > 0) await clock.advance(ms);
      signal?.throwIfAborted();
    },
  };
}
