/** Counts requests in windows of the emulator's clock. */
export interface RateWindows {
  /**
   * Takes `cost` out of what `key` may do within `windowMs`.
   *
   * @returns 0, or after how many milliseconds it may come again; then nothing is taken
   */
  take(key: string, limit: { readonly count: number; readonly windowMs: number }, cost?: number): number;
  /** Forgets what was taken. */
  clear(): void;
}

interface Window {
  readonly endsAt: number;
  taken: number;
}

export function createRateWindows(clock: { now(): number }): RateWindows {
  const windows = new Map<string, Window>();
  return {
    take(key, { count, windowMs }, cost = 1) {
      const now = clock.now();
      const window = current(windows, key, now, windowMs);
      if (window.taken + cost > count) return Math.max(window.endsAt - now, 1);
      window.taken += cost;
      return 0;
    },
    clear: () => windows.clear(),
  };
}

/** A clock that was set back must not make anybody wait for longer than a window. */
function current(windows: Map<string, Window>, key: string, now: number, windowMs: number): Window {
  const known = windows.get(key);
  if (known && now < known.endsAt && known.endsAt - now <= windowMs) return known;
  const opened: Window = { endsAt: now + windowMs, taken: 0 };
  windows.set(key, opened);
  return opened;
}
