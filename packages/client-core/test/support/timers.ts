import { onTestFinished, vi } from "vitest";

/**
 * Replaces the platform's timers and date for the duration of one test, so limits do not depend on the speed of the
 * machine. Connections are not affected.
 */
export function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Wraps the platform's `fetch`, and counts the responses whose headers have arrived. */
export function countingFetch(): { fetch: typeof globalThis.fetch; responded: () => number } {
  let replies = 0;
  return {
    responded: () => replies,
    fetch: async (request, init) => {
      const response = await globalThis.fetch(request, init);
      replies += 1;
      return response;
    },
  };
}
