/** What has a time, and a place among what has the same time. */
export interface Due {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly order: number;
}

/** What is to come, the earliest first: a binary heap that knows where each item lies, so that any can be removed. */
export class Agenda<Item extends Due> {
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

function isBefore(one: Due, other: Due): boolean {
  return one.at === other.at ? one.order < other.order : one.at < other.at;
}
