/** Rate limits with fixed windows, measured by the emulator's clock. */
export interface RateWindows {
  /**
   * Deducts `cost` from the allowance of `key` in the current window.
   *
   * @returns 0 on success; otherwise the number of milliseconds until the next window, and the allowance is
   * unchanged
   */
  take(key: string, limit: { readonly count: number; readonly windowMs: number }, cost?: number): number;
  /** Resets all windows. */
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

/**
 * Returns the current window of a key. If the clock was set back, the current window may end more than `windowMs` from
 * now. In that case, a new window replaces it.
 */
function current(windows: Map<string, Window>, key: string, now: number, windowMs: number): Window {
  const known = windows.get(key);
  if (known && now < known.endsAt && known.endsAt - now <= windowMs) return known;
  const opened: Window = { endsAt: now + windowMs, taken: 0 };
  windows.set(key, opened);
  return opened;
}
