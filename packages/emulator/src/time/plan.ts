import { Agenda, type Due } from "./agenda.ts";
import type { ScheduledWork } from "./emulator-clock.ts";

/** What happens when its time has come: scheduled work, or the end of a sleep. */
export interface Planned extends Due {
  readonly isSleep: boolean;
  readonly start: ScheduledWork;
}

/** All that waits for its time. */
export class Plan {
  readonly #agenda = new Agenda<Planned>();
  readonly #work = new Set<Planned>();
  readonly #sleeps = new Set<Planned>();
  readonly #changed: () => void;
  #order = 0;

  /** @param changed told when something was added or removed */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** When the first falls due, in milliseconds since 1970; Infinity where nothing does. */
  get next(): number {
    return this.#agenda.first()?.at ?? Number.POSITIVE_INFINITY;
  }

  get scheduled(): number {
    return this.#work.size;
  }

  get sleeping(): number {
    return this.#sleeps.size;
  }

  /** A place in the order of all that was ever planned or marked. */
  mark(): number {
    this.#order += 1;
    return this.#order;
  }

  addWork(at: number, start: ScheduledWork): Planned {
    return this.#add(this.#work, { at, order: this.mark(), isSleep: false, start });
  }

  addSleep(at: number, start: () => void): Planned {
    return this.#add(this.#sleeps, { at, order: this.mark(), isSleep: true, start });
  }

  /** Takes the first that is due at `time`. It can still be cancelled until it is {@link begin}-ed. */
  take(time: number): Planned | undefined {
    const first = this.#agenda.first();
    if (!first || first.at > time) return undefined;
    this.#agenda.remove(first);
    return first;
  }

  /** @returns whether it may begin: it was not cancelled */
  begin(planned: Planned): boolean {
    return this.#setOf(planned).delete(planned);
  }

  cancel(planned: Planned): void {
    this.#setOf(planned).delete(planned);
    this.#agenda.remove(planned);
    this.#changed();
  }

  cancelWork(): void {
    for (const planned of this.#work) this.cancel(planned);
  }

  /** Whether a sleep lasts that was begun after that mark. */
  sleepsSince(mark: number): boolean {
    for (const { order } of this.#sleeps) if (order > mark) return true;
    return false;
  }

  #setOf({ isSleep }: Planned): Set<Planned> {
    return isSleep ? this.#sleeps : this.#work;
  }

  #add(set: Set<Planned>, planned: Planned): Planned {
    set.add(planned);
    this.#agenda.add(planned);
    this.#changed();
    return planned;
  }
}
