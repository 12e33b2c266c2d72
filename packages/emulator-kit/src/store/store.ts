import type { Collections, IndexOf, ValueOf } from "./collection.ts";
import type { IndexKey } from "./index-key.ts";

/**
 * The state of a service: collections of JSON values that can be found by id or by index. The engine of a store may run
 * in another process.
 */
export interface Store<All extends Collections> {
  /**
   * Calls `work` with a transaction. When the promise resolves, the changes are stored. If `work` throws, nothing is
   * changed. The transactions of a store run one after another: if ten transactions create the same item unless it
   * exists, only one of them creates it.
   *
   * `work` may be called more than once, because an engine may retry it. It must therefore have no effects other than
   * on its transaction. It must not wait for another transaction of the same store, which would cause a deadlock.
   *
   * @throws any error from `work`; StoreClosedError; StoreUnavailableError
   */
  transaction<Result>(work: (transaction: Transaction<All>) => Promise<Result>): Promise<Result>;

  /**
   * Calls `work` with a consistent committed state, possibly concurrently with transactions. The rules of `transaction`
   * apply.
   */
  read<Result>(work: (reader: Reader<All>) => Promise<Result>): Promise<Result>;

  /** Returns a snapshot of the committed state. */
  snapshot(): Promise<Snapshot>;

  /**
   * Restores the whole state from a snapshot, or changes nothing. The snapshot can come from this store or another one,
   * and can also be passed as data. Restoring a snapshot of the same store in memory takes constant time.
   *
   * @param signal aborts the work; in that case, the state is unchanged
   * @throws StoreArgumentError, UniqueConflictError if the data does not match the collections; the signal's reason
   */
  restore(snapshot: Snapshot | SnapshotData, signal?: AbortSignal): Promise<void>;

  /**
   * Calls `work`, which fills the store while nothing else is using it. The changes are not necessarily atomic: if
   * `work` fails, some of the changes may remain.
   */
  load?<Result>(work: () => Promise<Result>): Promise<Result>;

  /** Waits for transactions in progress, then closes the store's files. Can be called repeatedly. */
  close(): Promise<void>;
}

/** Methods for reading, available in `read` and `transaction`. They run in call order, and return frozen values. */
export interface Reader<All extends Collections> {
  get<Name extends keyof All & string>(collection: Name, id: string): Promise<ValueOf<All, Name> | undefined>;

  /**
   * Returns a page of a collection. Callers that follow `next` get each item exactly once, provided that it is not
   * removed and its key does not change.
   *
   * @throws StoreArgumentError; InvalidCursorError if the cursor belongs to another list
   */
  list<Name extends keyof All & string>(
    collection: Name,
    query?: ListQuery<IndexOf<All, Name>>,
  ): Promise<Page<ValueOf<All, Name>>>;

  /**
   * Counts the items that `list` would return on all pages. For indexes with `keys`, this reads all selected entries.
   */
  count<Name extends keyof All & string>(
    collection: Name,
    query?: CountQuery<IndexOf<All, Name>>,
  ): Promise<number>;
}

/** A transaction that can read and write. */
export interface Transaction<All extends Collections> extends Reader<All> {
  /**
   * Adds an item or replaces it.
   *
   * @throws StoreArgumentError if the value is not JSON
   * @throws UniqueConflictError if another item already has the same key in a unique index. Errors do not change the
   * state.
   */
  put<Name extends keyof All & string>(
    collection: Name,
    id: string,
    value: ValueOf<All, Name>,
  ): Promise<void>;

  /** @returns whether the item existed */
  delete<Name extends keyof All & string>(collection: Name, id: string): Promise<boolean>;

  /**
   * Returns the next number in a collection's sequence, which starts at 1. Numbers are unique, but there can be gaps.
   */
  nextNumber<Name extends keyof All & string>(collection: Name): Promise<number>;
}

/** Selects items. If `index` is absent, items are selected and sorted by id. */
export interface CountQuery<Index extends string> {
  readonly index?: Index;
  /** Values of the first parts of the key. */
  readonly equals?: IndexKey;
  /** A prefix of the next part, which must be a string. */
  readonly prefix?: string;
}

export interface ListQuery<Index extends string> extends CountQuery<Index> {
  /** `next` from the previous page. */
  readonly after?: string;
  /**
   * Number of items to skip, for services with page numbers. Cannot be combined with `after`. For indexes with `keys`,
   * this reads the skipped entries.
   */
  readonly offset?: number;
  /** Maximum number of items, from 1 to 10,000. The default is 100. */
  readonly limit?: number;
  readonly descending?: boolean;
}

export interface Page<Value> {
  readonly items: readonly Item<Value>[];
  /** Cursor for the next page. Absent on the last page. */
  readonly next?: string;
}

export interface Item<Value> {
  readonly id: string;
  readonly value: Value;
}

/** An immutable state of a store. */
export interface Snapshot {
  toJSON(): SnapshotData;
}

/** The content of a store as JSON: values by collection and id, and the last number of each sequence. */
export interface SnapshotData {
  readonly collections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** Batch size for reading items. */
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
