import { Change } from "./change.ts";
import type { ScheduledWork } from "./emulator-clock.ts";
import { turn } from "./turn.ts";

/** Told what scheduled work has thrown. */
export type WorkErrorHandler = (error: unknown) => void;

/** Work that has begun. */
export interface Work {
  /** When, as a mark of the plan. */
  readonly begun: number;
}

/** Whether work that began at a mark may be asleep on the clock: a sleep lasts that was begun since. */
export type MayBeAsleep = (mark: number) => boolean;

/** The work that has begun and is not settled. */
export class Progress {
  readonly #unsettled = new Set<Work>();
  #held = 0;
  readonly #change = new Change();
  /** One for all that is held for: every request is. */
  readonly #letGo = (): void => {
    this.#held -= 1;
    this.#change.tell();
  };
  readonly #mayBeAsleep: MayBeAsleep;
  readonly #onError: WorkErrorHandler;

  constructor(mayBeAsleep: MayBeAsleep, onError: WorkErrorHandler) {
    this.#mayBeAsleep = mayBeAsleep;
    this.#onError = onError;
  }

  /** To be told when sleeps begin and end, since work is not waited for while it sleeps. */
  sleepsChanged(): void {
    this.#change.tell();
  }

  /** Does work, until it is settled or asleep. */
  async perform(begun: number, start: ScheduledWork): Promise<void> {
    const work: Work = { begun };
    this.#unsettled.add(work);
    void this.#settle(work, start);
    while (this.#unsettled.has(work) && this.#isAwake(work)) await this.#change.next();
  }

  holdFor(work: Promise<unknown>): void {
    this.#held += 1;
    work.then(this.#letGo, this.#letGo);
  }

  /** Whether moves wait for anything but scheduled work. */
  get isHeld(): boolean {
    return this.#held > 0;
  }

  /** The work that neither sleeps nor is settled. */
  awake(): ReadonlySet<Work> {
    return new Set([...this.#unsettled].filter((work) => this.#isAwake(work)));
  }

  /** Whether any work is not settled, but for some. */
  hasUnsettled(but: ReadonlySet<Work>): boolean {
    return [...this.#unsettled].some((work) => !but.has(work));
  }

  /** Settles when everybody has had a turn, and all work but some is settled or asleep. */
  async quiet(but: ReadonlySet<Work>): Promise<void> {
    await turn();
    while (this.isHeld || [...this.#unsettled].some((work) => !but.has(work) && this.#isAwake(work))) {
      await this.#change.next();
      await turn();
    }
  }

  #isAwake({ begun }: Work): boolean {
    return !this.#mayBeAsleep(begun);
  }

  async #settle(work: Work, start: ScheduledWork): Promise<void> {
    try {
      await start();
    } catch (error) {
      this.#report(error);
    }
    this.#unsettled.delete(work);
    this.#change.tell();
  }

  #report(error: unknown): void {
    try {
      this.#onError(error);
    } catch {
      // A handler that fails itself must not stop the clock.
    }
  }
}
