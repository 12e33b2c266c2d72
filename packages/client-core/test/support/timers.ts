import { onTestFinished, vi } from "vitest";

/**
 * Stops the platform's timers and date for the length of one test: a limit is over when the test advances them, however
 * busy the machine is. Connections go on by themselves.
 */
export function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** The platform's `fetch`, which counts the responses whose headers have come. */
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
