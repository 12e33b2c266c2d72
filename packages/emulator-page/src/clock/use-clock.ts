import { useStore } from "@seamline/ui/state/store";
import { useEffect, useState } from "preact/hooks";
import type { HeardClock } from "../live/emulator.ts";
import { useEmulator } from "../live/page-context.ts";
import { clockViewText } from "../strings.ts";

/** The emulator's clock with its current time. */
export interface RunningClock extends HeardClock {
  readonly time: number;
  /** The time that the page shows. It changes once a second while the clock is running, in all views at once. */
  readonly displayTime: number;
}

const SECOND = 1_000;

/**
 * Returns the clock. While the clock is running, its time is extrapolated from the last known time, so that the page
 * does not need to poll every second.
 */
export function useClock(): RunningClock | undefined {
  const { clock } = useEmulator();
  const heard = useStore(clock);
  const [, tick] = useState(0);
  const isRunning = heard?.mode === "system";
  const time = heard && heard.now + (isRunning ? performance.now() - heard.heardAt : 0);
  useEffect(() => {
    if (!isRunning || time === undefined) return;
    const timer = setTimeout(() => tick((count) => count + 1), SECOND - (time % SECOND));
    return () => clearTimeout(timer);
  });
  if (!heard || time === undefined) return undefined;
  return { ...heard, time, displayTime: isRunning ? Math.floor(time / SECOND) * SECOND : time };
}

const UNITS: readonly (readonly [name: string, milliseconds: number])[] = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1_000],
];

/** Formats a duration using its two largest units, such as `in 2 d 3 h`, `in 40 s` or `now`. */
export function untilText(milliseconds: number): string {
  if (milliseconds < 1_000) return milliseconds > 0 ? clockViewText.inUnderOneSecond : clockViewText.now;
  const parts: string[] = [];
  let rest = milliseconds;
  for (const [name, length] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(`${count} ${name}`);
  }
  return clockViewText.in(parts.slice(0, 2).join(" "));
}
