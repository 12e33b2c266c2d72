import type { JournalEntry, JournalFilter } from "./journal-entry.ts";
import { StatusCounts } from "./operation-coverage.ts";
import {
  BodyBuffers,
  type ReceivedRequest,
  RecordedExchange,
  type SentResponse,
} from "./recorded-exchange.ts";

interface JournalOptions {
  readonly clock: { now(): number };
  /** How many requests it keeps, the last ones: 1000. */
  readonly limit?: number;
  /** How much it keeps of each body, in bytes: 8192. */
  readonly bodyLimit?: number;
}

/** What was asked and answered. */
export interface Journal {
  /**
   * Notes a request that has come.
   *
   * @returns notes its answer. Only the first counts.
   */
  open(request: ReceivedRequest): (answer: SentResponse) => void;
  /** The requests that it still has, in the order in which they came, those in progress too. */
  requests(filter?: JournalFilter): JournalEntry[];
  /** Forgets the requests. What coverage goes by is not forgotten. */
  clear(): void;
  /**
   * What was answered since the start, by operation; also what the journal has no place for any more. Answers that a
   * fault had a hand in show nothing of a service, and are left out.
   */
  readonly tally: StatusCounts;
}

/**
 * A journal without entries.
 *
 * @throws RangeError where a limit is no whole number, or too low
 */
export function createJournal({ clock, limit = 1000, bodyLimit = 8192 }: JournalOptions): Journal {
  const entries = new RingBuffer<RecordedExchange>(assertLimit("limit", limit, 1));
  const bodies = new BodyBuffers(assertLimit("bodyLimit", bodyLimit, 0));
  const tally = new StatusCounts();
  let opened = 0;
  return {
    tally,
    open(request) {
      opened += 1;
      const kept = new RecordedExchange(opened, clock.now(), request, bodies);
      entries.add(kept)?.letGo(bodies);
      return (answer) => {
        if (kept.isAnswered) return;
        kept.recordResponse(clock.now(), answer, bodies);
        countResponse(tally, kept, answer);
      };
    },
    requests: (filter = {}) =>
      [...entries].filter((kept) => matchesFilter(kept, filter)).map((kept) => kept.toEntry()),
    clear: () => entries.clear(),
  };
}

function assertLimit(name: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`${name} must be a whole number, ${least} or more`);
}

function countResponse(
  tally: StatusCounts,
  { document, operationId, status }: RecordedExchange,
  { faults }: SentResponse,
): void {
  if (operationId === undefined || status === undefined || faults?.length) return;
  tally.add(document, operationId, status);
}

function matchesFilter(
  kept: RecordedExchange,
  { document, operationId, method, status }: JournalFilter,
): boolean {
  return (
    (document === undefined || kept.document === document) &&
    (operationId === undefined || kept.operationId === operationId) &&
    (method === undefined || kept.method === method) &&
    (status === undefined || kept.status === status)
  );
}

/** The last so many items, without moving any: the newest takes the place of the oldest. */
export class RingBuffer<Item> {
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
