import type { ScheduledWork, WorkDescription } from "./emulator-clock.ts";

/** Scheduled work or the end of a sleep. */
export interface ScheduledEvent extends DueItem {
  readonly isSleep: boolean;
  readonly start: ScheduledWork;
  readonly describe?: () => Promise<WorkDescription | undefined>;
}

/** All events that have not started yet. */
export class EventSchedule {
  readonly #queue = new DueQueue<ScheduledEvent>();
  readonly #work = new Set<ScheduledEvent>();
  readonly #sleeps = new Set<ScheduledEvent>();
  readonly #onChange: () => void;
  #order = 0;

  /** @param onChange called when an event is added or removed */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Due time of the first event, in milliseconds since 1970. `Infinity` without events. */
  get next(): number {
    return this.#queue.first()?.at ?? Number.POSITIVE_INFINITY;
  }

  get scheduled(): number {
    return this.#work.size;
  }

  get sleeping(): number {
    return this.#sleeps.size;
  }

  /** Returns the next sequence number. Events are numbered in the order in which they are scheduled or started. */
  mark(): number {
    this.#order += 1;
    return this.#order;
  }

  addWork(at: number, start: ScheduledWork, describe?: ScheduledEvent["describe"]): ScheduledEvent {
    return this.#add(this.#work, { at, order: this.mark(), isSleep: false, start, describe });
  }

  firstOnes(count: number): readonly ScheduledEvent[] {
    return this.#queue.firstOnes(count);
  }

  addSleep(at: number, start: () => void): ScheduledEvent {
    return this.#add(this.#sleeps, { at, order: this.mark(), isSleep: true, start });
  }

  /**
   * Removes and returns the first event that is due at `time`. The event can be canceled until {@link begin} is called.
   */
  take(time: number): ScheduledEvent | undefined {
    const first = this.#queue.first();
    if (!first || first.at > time) return undefined;
    this.#queue.remove(first);
    return first;
  }

  /** @returns whether the event may start; `false` if it was canceled */
  begin(event: ScheduledEvent): boolean {
    return this.#setOf(event).delete(event);
  }

  cancel(event: ScheduledEvent): void {
    this.#setOf(event).delete(event);
    this.#queue.remove(event);
    this.#onChange();
  }

  cancelWork(): void {
    for (const event of this.#work) this.cancel(event);
  }

  /** Returns whether a sleep that started after `mark` is in progress. */
  hasSleepSince(mark: number): boolean {
    for (const { order } of this.#sleeps) if (order > mark) return true;
    return false;
  }

  #setOf({ isSleep }: ScheduledEvent): Set<ScheduledEvent> {
    return isSleep ? this.#sleeps : this.#work;
  }

  #add(set: Set<ScheduledEvent>, event: ScheduledEvent): ScheduledEvent {
    set.add(event);
    this.#queue.add(event);
    this.#onChange();
    return event;
  }
}

/** An item with a due time. The order breaks ties between items that are due at the same time. */
export interface DueItem {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly order: number;
}

/**
 * A priority queue that returns the earliest item first. Its binary heap tracks the position of each item, so that any
 * item can be removed.
 */
export class DueQueue<Item extends DueItem> {
  readonly #heap: Item[] = [];
  readonly #places = new Map<Item, number>();

  get size(): number {
    return this.#heap.length;
  }

  first(): Item | undefined {
    return this.#heap[0];
  }

  firstOnes(count: number): Item[] {
    const found: Item[] = [];
    const candidates = new DueQueue<DueItem & { readonly place: number }>();
    const consider = (place: number): void => {
      const item = this.#heap[place];
      if (item) candidates.add({ at: item.at, order: item.order, place });
    };
    consider(0);
    for (let next = candidates.first(); next && found.length < count; next = candidates.first()) {
      candidates.remove(next);
      found.push(this.#heap[next.place] as Item);
      consider(2 * next.place + 1);
      consider(2 * next.place + 2);
    }
    return found;
  }

  add(item: Item): void {
    this.#place(item, this.#heap.length);
    this.#rise(item);
  }

  /** @returns whether the queue contained the item */
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

  /** Swaps two items if the upper one is later. @returns whether they were swapped */
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
