import type { BackgroundWork } from "@seamline/emulator-kit";

/** A background job that was begun, and ends when the test says so. */
export interface BegunJob {
  readonly id: string;
  readonly at: number;
  readonly signal: AbortSignal;
  finish(): void;
  fail(error: Error): void;
}

/** The background jobs of a test. */
export interface JobDesk {
  /** The work of a job, whose subject is its name. An abort does not end it unless the test does. */
  readonly work: BackgroundWork;
  /** Names of all that were begun, in that order. */
  readonly begun: readonly string[];
  /** The most that were under way at the same time. */
  readonly most: () => number;
  /** Resolves with the first job that was not returned yet, as soon as one is begun. */
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

/** Lets everything happen that waits for nothing but its turn. */
export function turns(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
