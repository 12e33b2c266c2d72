import { yieldToEventLoop } from "../async/scheduling.ts";
import type { ScheduledWork } from "./emulator-clock.ts";

/** Told what scheduled work has thrown. */
export type WorkErrorHandler = (error: unknown) => void;

/** Work that has begun. */
export interface StartedWork {
  /** When, as a mark of the plan. */
  readonly startMark: number;
}

/** Whether work that began at a mark may be asleep on the clock: a sleep lasts that was begun since. */
type SleepCheck = (mark: number) => boolean;

/** The work that has begun and is not settled. */
export class RunningWork {
  readonly #unsettled = new Set<StartedWork>();
  #pending = 0;
  readonly #change = new ChangeSignal();
  /** One for all that is held for: every request is. */
  readonly #pendingSettled = (): void => {
    this.#pending -= 1;
    this.#change.notify();
  };
  readonly #mayBeAsleep: SleepCheck;
  readonly #onError: WorkErrorHandler;

  constructor(mayBeAsleep: SleepCheck, onError: WorkErrorHandler) {
    this.#mayBeAsleep = mayBeAsleep;
    this.#onError = onError;
  }

  /** To be told when sleeps begin and end, since work is not waited for while it sleeps. */
  sleepsChanged(): void {
    this.#change.notify();
  }

  /** Does work, until it is settled or asleep. */
  async run(begun: number, start: ScheduledWork): Promise<void> {
    const work: StartedWork = { startMark: begun };
    this.#unsettled.add(work);
    void this.#settle(work, start);
    while (this.#unsettled.has(work) && this.#isAwake(work)) await this.#change.next();
  }

  trackPending(work: Promise<unknown>): void {
    this.#pending += 1;
    work.then(this.#pendingSettled, this.#pendingSettled);
  }

  /** Whether moves wait for anything but scheduled work. */
  get hasPending(): boolean {
    return this.#pending > 0;
  }

  /** The work that neither sleeps nor is settled. */
  awake(): ReadonlySet<StartedWork> {
    return new Set([...this.#unsettled].filter((work) => this.#isAwake(work)));
  }

  /** Whether any work is not settled, but for some. */
  hasUnsettled(but: ReadonlySet<StartedWork>): boolean {
    return [...this.#unsettled].some((work) => !but.has(work));
  }

  /** Settles when everybody has had a turn, and all work but some is settled or asleep. */
  async whenQuiet(but: ReadonlySet<StartedWork>): Promise<void> {
    await yieldToEventLoop();
    while (this.hasPending || [...this.#unsettled].some((work) => !but.has(work) && this.#isAwake(work))) {
      await this.#change.next();
      await yieldToEventLoop();
    }
  }

  #isAwake({ startMark: begun }: StartedWork): boolean {
    return !this.#mayBeAsleep(begun);
  }

  async #settle(work: StartedWork, start: ScheduledWork): Promise<void> {
    try {
      await start();
    } catch (error) {
      this.#report(error);
    }
    this.#unsettled.delete(work);
    this.#change.notify();
  }

  #report(error: unknown): void {
    try {
      this.#onError(error);
    } catch {
      // A handler that fails itself must not stop the clock.
    }
  }
}

/** Something that changes now and then, for those who wait until it does. */
class ChangeSignal {
  #resolve: () => void = () => {};
  #next: Promise<void> | undefined;

  /** Settles at the next change. */
  next(): Promise<void> {
    this.#next ??= new Promise((resolve) => {
      this.#resolve = resolve;
    });
    return this.#next;
  }

  notify(): void {
    this.#next = undefined;
    this.#resolve();
  }
}
