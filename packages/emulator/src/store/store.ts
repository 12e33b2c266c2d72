import type { Collections, IndexOf, ValueOf } from "./collection.ts";
import type { IndexKey } from "./index-key.ts";

/** State of the services: collections of JSON values, by id and by index. Fit for engines beyond this process. */
export interface Store<All extends Collections> {
  /**
   * Runs `work` with all or nothing: what it changed is there when the promise resolves, and nothing of it when `work`
   * throws. Transactions of a store run one after another, so that of ten that check and then write, one wins.
   *
   * `work` may run more than once (an engine may have to begin again), so it must do nothing but use its transaction.
   * It must not wait for another transaction of the same store: that would never begin.
   *
   * @throws what `work` throws; StoreClosedError; StoreUnavailableError
   */
  transaction<Result>(work: (transaction: Transaction<All>) => Promise<Result>): Promise<Result>;

  /** Runs `work` on one committed state. It may run beside transactions. The rules of `transaction` hold. */
  read<Result>(work: (reader: Reader<All>) => Promise<Result>): Promise<Result>;

  /** Everything as it is now. */
  snapshot(): Promise<Snapshot>;

  /**
   * Puts everything back to what a snapshot holds, all or nothing: one of this store, of another, or its data. For a
   * store in memory its own snapshots cost nothing, whatever they hold.
   *
   * @param signal ends the work early; then everything is as it was
   * @throws StoreArgumentError, UniqueConflictError for data that these collections cannot hold; the signal's reason
   */
  restore(snapshot: Snapshot | SnapshotData, signal?: AbortSignal): Promise<void>;

  /**
   * Runs `work` that fills the store, which nobody else uses meanwhile: changes that it makes need not be all or nothing.
   * Where it fails, the store may hold a part of them.
   */
  load?<Result>(work: () => Promise<Result>): Promise<Result>;

  /** Waits for transactions that were begun, and lets go of files. Closing twice is harmless. */
  close(): Promise<void>;
}

/** What may be asked inside `read` and `transaction`. Values are frozen. Calls run in the order they were made. */
export interface Reader<All extends Collections> {
  get<Name extends keyof All & string>(collection: Name, id: string): Promise<ValueOf<All, Name> | undefined>;

  /**
   * One page of a collection. Following `next` gives every item once that is there all the time and keeps its key.
   *
   * @throws StoreArgumentError; InvalidCursorError for a cursor of another list
   */
  list<Name extends keyof All & string>(
    collection: Name,
    query?: ListQuery<IndexOf<All, Name>>,
  ): Promise<Page<ValueOf<All, Name>>>;

  /** How many items `list` would give over all pages. Only an index of `keys` is walked for it. */
  count<Name extends keyof All & string>(
    collection: Name,
    query?: CountQuery<IndexOf<All, Name>>,
  ): Promise<number>;
}

/** What may be done inside `transaction`. */
export interface Transaction<All extends Collections> extends Reader<All> {
  /**
   * Adds an item or replaces it.
   *
   * @throws StoreArgumentError for a value that is not JSON; UniqueConflictError. Both leave all as it was.
   */
  put<Name extends keyof All & string>(
    collection: Name,
    id: string,
    value: ValueOf<All, Name>,
  ): Promise<void>;

  /** Whether there was such an item. */
  delete<Name extends keyof All & string>(collection: Name, id: string): Promise<boolean>;

  /** The next number of a collection's sequence: 1, 2, 3 and so on. There may be gaps, and never a number twice. */
  nextNumber<Name extends keyof All & string>(collection: Name): Promise<number>;
}

/** Which items. Without `index` they are found and sorted by id. */
export interface CountQuery<Index extends string> {
  readonly index?: Index;
  /** The first parts of the key. */
  readonly equals?: IndexKey;
  /** What the next part, a string, begins with. */
  readonly prefix?: string;
}

export interface ListQuery<Index extends string> extends CountQuery<Index> {
  /** `next` of the page before. */
  readonly after?: string;
  /** How many items to pass over, for services that count pages. Not together with `after`. An index of `keys` is walked. */
  readonly offset?: number;
  /** At most how many items, 1 to 10,000; 100 unless given. */
  readonly limit?: number;
  readonly descending?: boolean;
}

export interface Page<Value> {
  readonly items: readonly Item<Value>[];
  /** Cursor of the next page; absent on the last. */
  readonly next?: string;
}

export interface Item<Value> {
  readonly id: string;
  readonly value: Value;
}

/** A state of a store, unaffected by what comes after. */
export interface Snapshot {
  toJSON(): SnapshotData;
}

/** Everything a store holds, as JSON: values by collection and id, and the last number of each sequence. */
export interface SnapshotData {
  readonly collections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** How many items are asked for at a time. */
const PAGE_SIZE = 1_000;

/** All items that a query means, whatever pages they come in. */
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
