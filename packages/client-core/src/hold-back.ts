import { untilAborted } from "./abort.ts";
import type { Clock } from "./clock.ts";

/** The time in which a client sends nothing, because a service has asked for it. */
export interface HoldBack {
  /** Begins now, for milliseconds of a clock; an end that is later already stays. */
  until(ms: number, clock: Clock): void;
  isOn(): boolean;
  /** Ends with the time, or when the signal aborts. */
  wait(signal: AbortSignal | undefined): Promise<void>;
}

/** Nothing held back. */
export function createHoldBack(): HoldBack {
  let held: { readonly clock: Clock; readonly ms: number; begun: number } | undefined;
  const leftMs = (): number => {
    if (!held) return 0;
    const now = held.clock.now();
    // A clock that was set back would hold back until it is as late as before.
    held.begun = Math.min(held.begun, now);
    const left = held.begun + held.ms - now;
    if (left <= 0) held = undefined;
    return left;
  };
  return {
    until(ms, clock) {
      if (ms > leftMs()) held = { clock, ms, begun: clock.now() };
    },
    isOn: () => leftMs() > 0,
    async wait(signal) {
      if (!held) return;
      const { clock } = held;
      const from = clock.now();
      await untilAborted(() => clock.sleep(Math.max(0, leftMs()), signal), signal).catch(() => undefined);
      // A clock that fails, or stands still, would hold back for ever.
      if (clock.now() === from && !signal?.aborted) held = undefined;
    },
  };
}
