import { createCallerContext } from "../async/caller-context.ts";
import { ChangeSignal } from "../async/change-signal.ts";
import { yieldToEventLoop } from "../async/scheduling.ts";
import type { ScheduledWork } from "./emulator-clock.ts";

/** Called with errors thrown by scheduled callbacks. */
export type WorkErrorHandler = (error: unknown) => void;

export interface StartedWork {
  /** Sequence number of the schedule when the work started. */
  readonly startMark: number;
}

/** Identifies the scheduled work that called the current code. `undefined` if the runtime cannot identify callers. */
const callers = createCallerContext<StartedWork>();

/** Whether {@link RunningWork.isCalling} can identify the caller. If not, it guesses. */
export const knowsCallers: boolean = callers !== undefined;

const NONE: ReadonlySet<StartedWork> = new Set();

/** Work that has started but has not settled. */
export class RunningWork {
  readonly #unsettled = new Set<StartedWork>();
  #pending = 0;
  readonly #change = new ChangeSignal();
  /** Shared by all pending work, to avoid an allocation per request. */
  readonly #onPendingSettled = (): void => {
    this.#pending -= 1;
    this.#change.notify();
  };
  readonly #hasSleepSince: (mark: number) => boolean;
  readonly #onError: WorkErrorHandler;

  /** @param hasSleepSince returns whether any sleep that started after a sequence number is still in progress */
  constructor(hasSleepSince: (mark: number) => boolean, onError: WorkErrorHandler) {
    this.#hasSleepSince = hasSleepSince;
    this.#onError = onError;
  }

  /** Must be called when a sleep starts or ends, because the clock does not wait for sleeping work. */
  notifySleepsChanged(): void {
    this.#change.notify();
  }

  /** Starts work and waits until it settles or sleeps. */
  async run(startMark: number, start: ScheduledWork): Promise<void> {
    const work: StartedWork = { startMark };
    this.#unsettled.add(work);
    void this.#settle(work, start);
    while (this.#unsettled.has(work) && this.#isAwake(work)) await this.#change.next();
  }

  trackPending(work: Promise<unknown>): void {
    this.#pending += 1;
    work.then(this.#onPendingSettled, this.#onPendingSettled);
  }

  /** True if the clock must wait for anything other than scheduled work. */
  get hasPending(): boolean {
    return this.#pending > 0;
  }

  /** Returns the work that is neither sleeping nor settled. */
  awake(): ReadonlySet<StartedWork> {
    return new Set([...this.#unsettled].filter((work) => this.#isAwake(work)));
  }

  /**
   * Returns whether the current code was called by unsettled work outside `excluded`. If the runtime cannot identify
   * callers, returns whether such work exists.
   */
  isCalling(excluded: ReadonlySet<StartedWork> = NONE): boolean {
    if (!callers) return [...this.#unsettled].some((work) => !excluded.has(work));
    const caller = callers.current();
    return caller !== undefined && this.#unsettled.has(caller) && !excluded.has(caller);
  }

  /**
   * Yields to other code, and then waits until nothing is pending and all work outside `excluded` is settled or
   * sleeping.
   */
  async whenQuiet(excluded: ReadonlySet<StartedWork>): Promise<void> {
    const isBusy = (work: StartedWork): boolean => !excluded.has(work) && this.#isAwake(work);
    await yieldToEventLoop();
    while (this.hasPending || [...this.#unsettled].some(isBusy)) {
      await this.#change.next();
      await yieldToEventLoop();
    }
  }

  /** Work is considered asleep while any sleep that started after it is in progress. */
  #isAwake({ startMark }: StartedWork): boolean {
    return !this.#hasSleepSince(startMark);
  }

  async #settle(work: StartedWork, start: ScheduledWork): Promise<void> {
    try {
      await (callers ? callers.run(work, start) : start());
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
      // An error in the handler must not stop the clock.
    }
  }
}
