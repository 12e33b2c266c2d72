import type { JournalSummary } from "../protocol.ts";

/** The known requests, oldest first. Contains at most as many requests as the emulator's journal. */
export class JournalList {
  readonly #limit: number;
  #entries: readonly JournalSummary[];

  constructor(limit: number, entries: readonly JournalSummary[] = []) {
    this.#limit = limit;
    this.#entries = entries.slice(-limit);
  }

  get entries(): readonly JournalSummary[] {
    return this.#entries;
  }

  /**
   * Adds new requests and updates known ones. New requests are usually the latest, so they are appended without a
   * search.
   */
  with(changed: readonly JournalSummary[]): JournalList {
    const last = this.#entries.at(-1)?.id ?? 0;
    const newer = changed.filter(({ id }) => id > last).sort((one, other) => one.id - other.id);
    const known = changed.filter(({ id }) => id <= last);
    const before = known.length === 0 ? this.#entries : replaced(this.#entries, known);
    return new JournalList(this.#limit, newer.length === 0 ? before : [...before, ...newer]);
  }
}

function replaced(entries: readonly JournalSummary[], changed: readonly JournalSummary[]): JournalSummary[] {
  const copy = [...entries];
  for (const entry of changed) {
    const index = indexOf(copy, entry.id);
    if (copy[index]?.id === entry.id) copy[index] = entry;
  }
  return copy;
}

/** Returns the index of an id, or its insertion index if it is missing. */
function indexOf(entries: readonly JournalSummary[], id: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
