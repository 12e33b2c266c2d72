import type { ScheduledWork } from "./emulator-clock.ts";

/** What happens when its time has come: scheduled work, or the end of a sleep. */
export interface ScheduledEvent extends DueItem {
  readonly isSleep: boolean;
  readonly start: ScheduledWork;
}

/** All that waits for its time. */
export class EventSchedule {
  readonly #agenda = new DueQueue<ScheduledEvent>();
  readonly #work = new Set<ScheduledEvent>();
  readonly #sleeps = new Set<ScheduledEvent>();
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

  addWork(at: number, start: ScheduledWork): ScheduledEvent {
    return this.#add(this.#work, { at, order: this.mark(), isSleep: false, start });
  }

  addSleep(at: number, start: () => void): ScheduledEvent {
    return this.#add(this.#sleeps, { at, order: this.mark(), isSleep: true, start });
  }

  /** Takes the first that is due at `time`. It can still be cancelled until it is {@link beginDeployment}-ed. */
  take(time: number): ScheduledEvent | undefined {
    const first = this.#agenda.first();
    if (!first || first.at > time) return undefined;
    this.#agenda.remove(first);
    return first;
  }

  /** @returns whether it may begin: it was not cancelled */
  begin(planned: ScheduledEvent): boolean {
    return this.#setOf(planned).delete(planned);
  }

  cancel(planned: ScheduledEvent): void {
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

  #setOf({ isSleep }: ScheduledEvent): Set<ScheduledEvent> {
    return isSleep ? this.#sleeps : this.#work;
  }

  #add(set: Set<ScheduledEvent>, planned: ScheduledEvent): ScheduledEvent {
    set.add(planned);
    this.#agenda.add(planned);
    this.#changed();
    return planned;
  }
}

/** What has a time, and a place among what has the same time. */
export interface DueItem {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly order: number;
}

/** What is to come, the earliest first: a binary heap that knows where each item lies, so that any can be removed. */
export class DueQueue<Item extends DueItem> {
  readonly #heap: Item[] = [];
  readonly #places = new Map<Item, number>();

  get size(): number {
    return this.#heap.length;
  }

  first(): Item | undefined {
    return this.#heap[0];
  }

  add(item: Item): void {
    this.#place(item, this.#heap.length);
    this.#rise(item);
  }

  /** @returns whether it was there */
  remove(item: Item): boolean {
    const place = this.#places.get(item);
    if (place === undefined) return false;
    this.#places.delete(item);
    const last = this.#heap.pop() as Item;
    if (last !== item) {
      this.#place(last, place);
      this.#rise(last);
      this.#sink(last);
    }
    return true;
  }

  #rise(item: Item): void {
    let place = this.#placeOf(item);
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!this.#swapIfLater(above, place)) return;
      place = above;
    }
  }

  #sink(item: Item): void {
    let place = this.#placeOf(item);
    for (;;) {
      const left = 2 * place + 1;
      if (left >= this.size) return;
      const right = left + 1;
      const earlier =
        right < this.size && isBefore(this.#heap[right] as Item, this.#heap[left] as Item) ? right : left;
      if (!this.#swapIfLater(place, earlier)) return;
      place = earlier;
    }
  }

  /** @returns whether the upper of the two came later, so that they have changed places */
  #swapIfLater(above: number, below: number): boolean {
    const upper = this.#heap[above] as Item;
    const lower = this.#heap[below] as Item;
    if (!isBefore(lower, upper)) return false;
    this.#place(lower, above);
    this.#place(upper, below);
    return true;
  }

  #place(item: Item, place: number): void {
    this.#heap[place] = item;
    this.#places.set(item, place);
  }

  #placeOf(item: Item): number {
    return this.#places.get(item) as number;
  }
}

function isBefore(one: DueItem, other: DueItem): boolean {
  return one.at === other.at ? one.order < other.order : one.at < other.at;
}
