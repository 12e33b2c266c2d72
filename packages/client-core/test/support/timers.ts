import { onTestFinished, vi } from "vitest";

/**
 * Holds the platform's timers and date for the length of one test: a limit is over when the test advances them, however
 * busy the machine is. Connections go on by themselves.
 */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** The platform's `fetch`, which counts the answers whose headers have come. */
export function countingFetch(): { fetch: typeof globalThis.fetch; answered: () => number } {
  let answers = 0;
  return {
    answered: () => answers,
    fetch: async (request, init) => {
      const response = await globalThis.fetch(request, init);
      answers += 1;
      return response;
    },
  };
}
