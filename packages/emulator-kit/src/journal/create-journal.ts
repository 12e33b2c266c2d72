import { BodyBuffers } from "./body-buffers.ts";
import { type CheckedEntry, type EntryChecker, notedProblems } from "./entry-check.ts";
import type {
  HandledRequest,
  JournalEntry,
  JournalFilter,
  JournalSummary,
  StatusClass,
} from "./journal-entry.ts";
import { StatusCounts } from "./operation-coverage.ts";
import { type ReceivedRequest, RecordedExchange, type SentResponse } from "./recorded-exchange.ts";

interface JournalOptions {
  readonly clock: { now(): number };
  /** Maximum number of requests in the journal. The default is 1000. */
  readonly limit?: number;
  /** Number of bytes of each body to record. The default is 8192. */
  readonly bodyLimit?: number;
  readonly observer?: JournalObserver;
  /**
   * Checks entries. If absent, the journal counts only the violations that were recorded while a request was handled.
   */
  readonly checker?: EntryChecker;
}

/** A listener for changes to a journal. */
export interface JournalObserver {
  /** Called when a request has been received, or its response has been sent. */
  requestChanged(exchange: RecordedExchange): void;
  requestsCleared(): void;
}

/** An emulator's requests and responses. */
export interface Journal {
  /**
   * Records a request.
   *
   * @returns a function that records the response; only its first call has an effect
   */
  open(request: ReceivedRequest): (response: SentResponse) => void;
  /**
   * Calls a listener with each request once its response is ready. The listener must not throw.
   *
   * @returns a function that removes the listener
   */
  listen(listener: RequestListener): () => void;
  /** Returns the requests in the journal, including those in progress, in order of arrival. */
  requests(filter?: JournalFilter): JournalEntry[];
  /** Returns the same requests without headers and bodies. */
  summaries(filter?: JournalFilter): JournalSummary[];
  /** Returns the request with this number and the result of its check, if the request is still in the journal. */
  find(id: number): CheckedEntry | undefined;
  /** Returns a recorded request without headers and bodies. */
  summaryOf(exchange: RecordedExchange): JournalSummary;
  /** The number of the last request. 0 before the first request. */
  readonly last: number;
  /** Maximum number of requests in the journal. */
  readonly limit: number;
  /** Removes all requests. Statuses recorded for coverage are kept. */
  clear(): void;
  /**
   * The statuses of all responses since the start, by operation. Responses that were affected by a fault are excluded,
   * because they do not show how the service behaves.
   */
  readonly tally: StatusCounts;
}

/** Called with a request once its response is ready to be sent. */
export type RequestListener = (request: HandledRequest) => void;

/**
 * @throws RangeError if a limit is not an integer or is too small
 */
export function createJournal({
  clock,
  limit = 1000,
  bodyLimit = 8192,
  observer,
  checker,
}: JournalOptions): Journal {
  const exchanges = new RingBuffer<RecordedExchange>(assertLimit("limit", limit, 1));
  const bodies = new BodyBuffers(assertLimit("bodyLimit", bodyLimit, 0));
  const tally = new StatusCounts();
  const listeners = new Set<RequestListener>();
  let opened = 0;
  const countProblems = checker?.count ?? notedProblems;
  const summaryOf = (exchange: RecordedExchange): JournalSummary =>
    exchange.toSummary(countProblems(exchange));
  const matching = (filter: JournalFilter = {}): RecordedExchange[] => {
    const found = [...exchanges].filter((exchange) => matchesFilter(exchange, filter));
    return found.slice(Math.max(0, found.length - (filter.limit ?? found.length)));
  };
  return {
    tally,
    limit,
    get last() {
      return opened;
    },
    open(request) {
      opened += 1;
      const exchange = new RecordedExchange(opened, clock.now(), request, bodies);
      exchanges.add(exchange)?.dispose(bodies);
      observer?.requestChanged(exchange);
      const startedAt = listeners.size > 0 ? performance.now() : undefined;
      return (response) => {
        if (exchange.hasResponse) return;
        exchange.recordResponse(clock.now(), response, bodies);
        observer?.requestChanged(exchange);
        if (startedAt !== undefined) notify(listeners, exchange, performance.now() - startedAt);
        const { document, operationId, status } = exchange;
        if (operationId === undefined || status === undefined || response.faults?.length) return;
        tally.add(document, operationId, status);
      };
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    requests: (filter) => matching(filter).map((exchange) => exchange.toEntry()),
    summaries: (filter) => matching(filter).map(summaryOf),
    summaryOf,
    find: (id) => {
      const exchange = [...exchanges].find((each) => each.id === id);
      if (!exchange) return undefined;
      const check = checker?.check(exchange);
      return { ...exchange.toEntry(), ...(check && { check }) };
    },
    clear() {
      exchanges.clear();
      bodies.clear();
      observer?.requestsCleared();
    },
  };
}

function notify(listeners: Iterable<RequestListener>, exchange: RecordedExchange, elapsedMs: number): void {
  const request: HandledRequest = {
    ...exchange.forListeners(),
    elapsedMs,
    entry: () => exchange.toEntry(),
  };
  for (const listener of listeners) listener(request);
}

function assertLimit(name: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`${name} must be an integer of at least ${least}, but is ${value}`);
}

/** Filter members that are compared for equality. */
const EQUAL_MEMBERS = ["document", "operationId", "service", "caller", "method"] as const;

function matchesFilter(exchange: RecordedExchange, filter: JournalFilter): boolean {
  const { status, after = 0, before = Number.POSITIVE_INFINITY } = filter;
  const { id } = exchange;
  return (
    id > after &&
    id < before &&
    EQUAL_MEMBERS.every((name) => filter[name] === undefined || exchange[name] === filter[name]) &&
    (status === undefined || hasStatus(exchange, status))
  );
}

function hasStatus({ status }: RecordedExchange, wanted: number | StatusClass): boolean {
  if (typeof wanted === "number") return status === wanted;
  return status !== undefined && `${Math.floor(status / 100)}xx` === wanted;
}

/** A ring buffer of the latest items. A new item overwrites the oldest one, so items are never moved. */
export class RingBuffer<Item> {
  readonly #limit: number;
  #items: Item[] = [];
  /** Position of the oldest item, which will be overwritten by the next item. */
  #start = 0;

  /** @param limit maximum number of items, at least 1 */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @returns the overwritten item */
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

  /** Yields the items, oldest first. */
  *[Symbol.iterator](): Generator<Item, void, void> {
    yield* this.#items.slice(this.#start);
    yield* this.#items.slice(0, this.#start);
  }
}
