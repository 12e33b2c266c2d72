/** Number of sightings, and the times of the first and the last one. */
export interface SightingsData {
  readonly count: number;
  /** RFC 3339 time; missing if no exchange has a valid time. */
  readonly firstSeen?: string;
  readonly lastSeen?: string;
}

export class Sightings {
  #count = 0;
  #first: number | undefined;
  #last: number | undefined;

  get count(): number {
    return this.#count;
  }

  /** @param at in milliseconds since 1970 */
  add(at: number | undefined): void {
    this.#count += 1;
    if (at === undefined) return;
    this.#first = chosen(Math.min, this.#first, at);
    this.#last = chosen(Math.max, this.#last, at);
  }

  merge(other: Sightings): void {
    this.#count += other.#count;
    this.#first = chosen(Math.min, this.#first, other.#first);
    this.#last = chosen(Math.max, this.#last, other.#last);
  }

  toJSON(): SightingsData {
    return {
      count: this.#count,
      ...(this.#first !== undefined && { firstSeen: new Date(this.#first).toISOString() }),
      ...(this.#last !== undefined && { lastSeen: new Date(this.#last).toISOString() }),
    };
  }
}

function chosen(
  choose: (a: number, b: number) => number,
  one: number | undefined,
  other: number | undefined,
): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : choose(one, other);
}

/** Returns the entry for a key, and creates it if it is missing. */
export function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
