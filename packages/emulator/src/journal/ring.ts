/** The last so many items, without moving any: the newest takes the place of the oldest. */
export class Ring<Item> {
  readonly #limit: number;
  #items: Item[] = [];
  /** Where the oldest lies, and the next will. */
  #start = 0;

  /** @param limit how many it keeps, 1 or more */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @returns the item whose place it takes */
  add(item: Item): Item | undefined {
    const oldest = this.#items[this.#start];
    if (this.#items.length < this.#limit) {
      this.#items.push(item);
      return undefined;
    }
    this.#items[this.#start] = item;
    this.#start = (this.#start + 1) % this.#limit;
    return oldest;
  }

  clear(): void {
    this.#items = [];
    this.#start = 0;
  }

  /** From the oldest to the newest. */
  *[Symbol.iterator](): Generator<Item, void, void> {
    yield* this.#items.slice(this.#start);
    yield* this.#items.slice(0, this.#start);
  }
}
