import type { BackgroundWork } from "@seamline/emulator-kit";

/** A running background job that ends when the test ends it. */
export interface BegunJob {
  readonly id: string;
  readonly at: number;
  readonly signal: AbortSignal;
  finish(): void;
  fail(error: Error): void;
}

/** The background jobs of a test. */
export interface JobDesk {
  /** Runs a job. An aborted job continues until the test ends it. */
  readonly work: BackgroundWork;
  /** Names of all started jobs, in order. */
  readonly begun: readonly string[];
  /** Maximum number of concurrent jobs. */
  readonly most: () => number;
  /** Resolves with the next job that starts. */
  next(): Promise<BegunJob>;
}

export function createJobDesk(): JobDesk {
  const begun: string[] = [];
  const waiting: BegunJob[] = [];
  const asking: ((job: BegunJob) => void)[] = [];
  let [now, most] = [0, 0];
  const work = (id: string, at: number, signal: AbortSignal): Promise<void> => {
    begun.push(id);
    now += 1;
    most = Math.max(most, now);
    return new Promise<void>((resolve, reject) => {
      const job = { id, at, signal, finish: resolve, fail: reject };
      const ask = asking.shift();
      if (ask) ask(job);
      else waiting.push(job);
    }).finally(() => {
      now -= 1;
    });
  };
  return {
    work: work as BackgroundWork,
    begun,
    most: () => most,
    next: async () => waiting.shift() ?? new Promise((resolve) => asking.push(resolve)),
  };
}

/** Waits for pending microtasks and a few turns of the event loop. */
export function turns(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
