import type { Collections, IndexOf, ValueOf } from "./collection.ts";
import type { IndexKey } from "./index-key.ts";

/** The state of a service: collections of JSON values by id and by index. An engine may be in another process. */
export interface Store<All extends Collections> {
  /**
   * Runs `work` as a transaction. Its changes are there when the promise resolves, and none of them is when `work`
   * throws. The transactions of a store run one after another, so that of ten that check something and then write, one
   * wins.
   *
   * `work` may run more than once, because an engine may have to start again, so it must do nothing but use its
   * transaction. It must not wait for another transaction of the same store, which would never begin.
   *
   * @throws what `work` throws; StoreClosedError; StoreUnavailableError
   */
  transaction<Result>(work: (transaction: Transaction<All>) => Promise<Result>): Promise<Result>;

  /**
   * Runs `work` on one committed state, possibly at the same time as transactions. The rules of `transaction` apply.
   */
  read<Result>(work: (reader: Reader<All>) => Promise<Result>): Promise<Result>;

  /** Returns a snapshot of the committed state. */
  snapshot(): Promise<Snapshot>;

  /**
   * Restores the whole state of a snapshot, or nothing: a snapshot of this store, of another one, or its data.
   * Restoring a store in memory to one of its own snapshots costs nothing, however large that is.
   *
   * @param signal stops the work; the state is then unchanged
   * @throws StoreArgumentError, UniqueConflictError for data that does not fit these collections; the signal's reason
   */
  restore(snapshot: Snapshot | SnapshotData, signal?: AbortSignal): Promise<void>;

  /**
   * Runs `work` that fills the store, which nobody else may use in the meantime. Its changes need not be atomic: if it
   * fails, some of them may remain.
   */
  load?<Result>(work: () => Promise<Result>): Promise<Result>;

  /** Waits for transactions that have begun, and closes the files of the store. Closing twice is harmless. */
  close(): Promise<void>;
}

/**
 * The calls of `read` and `transaction` that change nothing. They run in the order of the calls, and values are frozen.
 */
export interface Reader<All extends Collections> {
  get<Name extends keyof All & string>(collection: Name, id: string): Promise<ValueOf<All, Name> | undefined>;

  /**
   * Returns one page of a collection. Following `next` returns every item exactly once that exists all the time and
   * keeps its key.
   *
   * @throws StoreArgumentError; InvalidCursorError for a cursor of another list
   */
  list<Name extends keyof All & string>(
    collection: Name,
    query?: ListQuery<IndexOf<All, Name>>,
  ): Promise<Page<ValueOf<All, Name>>>;

  /** Counts the items that `list` would return over all pages. This walks only through an index of `keys`. */
  count<Name extends keyof All & string>(
    collection: Name,
    query?: CountQuery<IndexOf<All, Name>>,
  ): Promise<number>;
}

/** The calls of `transaction`. */
export interface Transaction<All extends Collections> extends Reader<All> {
  /**
   * Adds an item or replaces it.
   *
   * @throws StoreArgumentError for a value that is not JSON; UniqueConflictError. Either leaves the state unchanged.
   */
  put<Name extends keyof All & string>(
    collection: Name,
    id: string,
    value: ValueOf<All, Name>,
  ): Promise<void>;

  /** @returns whether the item existed */
  delete<Name extends keyof All & string>(collection: Name, id: string): Promise<boolean>;

  /** Returns the next number of a collection's sequence, which starts at 1. It may have gaps, but repeats no number. */
  nextNumber<Name extends keyof All & string>(collection: Name): Promise<number>;
}

/** Which items are meant. Without `index`, items are found and sorted by id. */
export interface CountQuery<Index extends string> {
  readonly index?: Index;
  /** The first parts of the key. */
  readonly equals?: IndexKey;
  /** What the next part, a string, begins with. */
  readonly prefix?: string;
}

export interface ListQuery<Index extends string> extends CountQuery<Index> {
  /** The `next` of the page before. */
  readonly after?: string;
  /**
   * How many items to skip, for services with page numbers. Not together with `after`. It walks through an index of
   * `keys`.
   */
  readonly offset?: number;
  /** The maximum number of items, from 1 to 10,000. The default is 100. */
  readonly limit?: number;
  readonly descending?: boolean;
}

export interface Page<Value> {
  readonly items: readonly Item<Value>[];
  /** The cursor of the next page; absent on the last one. */
  readonly next?: string;
}

export interface Item<Value> {
  readonly id: string;
  readonly value: Value;
}

/** A state of a store, which later changes do not affect. */
export interface Snapshot {
  toJSON(): SnapshotData;
}

/** Everything in a store as JSON: values by collection and id, and the last number of each sequence. */
export interface SnapshotData {
  readonly collections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** How many items are read at a time. */
const PAGE_SIZE = 1_000;

/** Lists all items that match a query, page by page. */
export async function allItems<All extends Collections, Name extends keyof All & string>(
  reader: Reader<All>,
  collection: Name,
  query: Omit<ListQuery<IndexOf<All, Name>>, "after" | "limit"> = {},
): Promise<Item<ValueOf<All, Name>>[]> {
  const found: Item<ValueOf<All, Name>>[] = [];
  let after: string | undefined;
  do {
    const page = await reader.list(collection, { ...query, limit: PAGE_SIZE, after });
    for (const item of page.items) found.push(item);
    after = page.next;
  } while (after !== undefined);
  return found;
}
