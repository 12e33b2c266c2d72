import type { BackgroundWork } from "../../../src/framework/background-jobs.ts";

/** An errand that was begun, and ends when the test says so. */
export interface BegunErrand {
  readonly id: string;
  readonly at: number;
  readonly signal: AbortSignal;
  finish(): void;
  fail(error: Error): void;
}

/** Where errands of a test are begun. */
export interface ErrandDesk {
  /** The kind of errand, whose subject is its name. It ends with an abort only if the test ends it. */
  readonly work: BackgroundWork;
  /** Names of all that were begun, in that order. */
  readonly begun: readonly string[];
  /** The most that were under way at the same time. */
  readonly most: () => number;
  /** Resolves with the next errand that is begun, if none is waiting to be asked for. */
  next(): Promise<BegunErrand>;
}

export function errandDesk(): ErrandDesk {
  const begun: string[] = [];
  const waiting: BegunErrand[] = [];
  const asking: ((errand: BegunErrand) => void)[] = [];
  let [now, most] = [0, 0];
  const work = (id: string, at: number, signal: AbortSignal): Promise<void> => {
    begun.push(id);
    now += 1;
    most = Math.max(most, now);
    return new Promise<void>((resolve, reject) => {
      const errand = { id, at, signal, finish: resolve, fail: reject };
      const ask = asking.shift();
      if (ask) ask(errand);
      else waiting.push(errand);
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
