import { createCallerContext } from "../async/caller-context.ts";
import { ChangeSignal } from "../async/change-signal.ts";
import { yieldToEventLoop } from "../async/scheduling.ts";
import type { ScheduledWork } from "./emulator-clock.ts";

/** Is called with what scheduled work has thrown. */
export type WorkErrorHandler = (error: unknown) => void;

export interface StartedWork {
  /** When the work began, as a mark of the schedule. */
  readonly startMark: number;
}

/** The scheduled work that the current code belongs to. `undefined` if the runtime cannot tell callers apart. */
const callers = createCallerContext<StartedWork>();

/** Whether {@link RunningWork.isCalling} knows the caller. Otherwise it has to guess. */
export const knowsCallers: boolean = callers !== undefined;

const NONE: ReadonlySet<StartedWork> = new Set();

/** The work that has begun and is not settled. */
export class RunningWork {
  readonly #unsettled = new Set<StartedWork>();
  #pending = 0;
  readonly #change = new ChangeSignal();
  /** One function serves all pending work, because every request is pending work. */
  readonly #onPendingSettled = (): void => {
    this.#pending -= 1;
    this.#change.notify();
  };
  readonly #hasSleepSince: (mark: number) => boolean;
  readonly #onError: WorkErrorHandler;

  /** @param hasSleepSince tells whether a sleep goes on that began after a mark */
  constructor(hasSleepSince: (mark: number) => boolean, onError: WorkErrorHandler) {
    this.#hasSleepSince = hasSleepSince;
    this.#onError = onError;
  }

  /** Must be called when sleeps begin and end, because work is not waited for while it sleeps. */
  notifySleepsChanged(): void {
    this.#change.notify();
  }

  /** Starts work, and waits until it is settled or asleep. */
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

  /** Whether moves wait for anything but scheduled work. */
  get hasPending(): boolean {
    return this.#pending > 0;
  }

  /** Returns the work that is neither asleep nor settled. */
  awake(): ReadonlySet<StartedWork> {
    return new Set([...this.#unsettled].filter((work) => this.#isAwake(work)));
  }

  /**
   * Returns whether the caller is unsettled work that is not excluded. If the runtime cannot tell callers apart, any such
   * work may be the caller.
   */
  isCalling(excluded: ReadonlySet<StartedWork> = NONE): boolean {
    if (!callers) return [...this.#unsettled].some((work) => !excluded.has(work));
    const caller = callers.current();
    return caller !== undefined && this.#unsettled.has(caller) && !excluded.has(caller);
  }

  /** Settles when all other code has had a turn, and all work that is not excluded is settled or asleep. */
  async whenQuiet(excluded: ReadonlySet<StartedWork>): Promise<void> {
    const isBusy = (work: StartedWork): boolean => !excluded.has(work) && this.#isAwake(work);
    await yieldToEventLoop();
    while (this.hasPending || [...this.#unsettled].some(isBusy)) {
      await this.#change.next();
      await yieldToEventLoop();
    }
  }

  /** Work is taken to be asleep while any sleep goes on that began after it. */
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
      // An error of the handler itself must not stop the clock.
    }
  }
}
