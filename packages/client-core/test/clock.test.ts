import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "../src/platform/clock.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the system clock returns the current time and sleeps", async () => {
  const before = systemClock.now();
  const sleep = systemClock.sleep(60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  await sleep;
  expect(systemClock.now() - before).toBe(60_000);
});

test.each([60_000, 2 ** 40, Infinity])(
  "a sleep of %s ms does not end before its signal aborts",
  async (ms) => {
    const stop = new AbortController();
    const onOver = vi.fn();
    const sleep = systemClock.sleep(ms, stop.signal).finally(onOver);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(onOver).not.toHaveBeenCalled();
    stop.abort("enough");
    await expect(sleep).rejects.toBe("enough");
    expect(vi.getTimerCount()).toBe(0);
    await expect(systemClock.sleep(ms, stop.signal)).rejects.toBe("enough");
  },
);
