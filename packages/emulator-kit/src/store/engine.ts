/** Engines in memory return plain values, to avoid waiting for promises. */
export type MaybePromise<Value> = Value | Promise<Value>;

/**
 * The key-value interface of an engine: spaces of sorted text keys. Spaces of items have text values. Spaces of index
 * entries, whose names contain `/`, have only keys. All other features of a store (indexes, pages, copies) are built on
 * this interface. Keys sort bytewise.
 */
export interface Pairs {
  /** Returns the values of `keys` in a space of items, in the order of `keys`. */
  read(space: string, keys: readonly string[]): MaybePromise<readonly (string | undefined)[]>;
  /** Returns the keys of a range. The cost must not depend on the number of keys outside the range. */
  scan(space: string, range: ScanRange): MaybePromise<readonly string[]>;
  count(space: string, range: KeyRange): MaybePromise<number>;
  write(changes: readonly PairChange[]): MaybePromise<void>;
  /** Removes everything from a space. */
  clear(space: string): MaybePromise<void>;
}

/** The keys from `from` (inclusive) to `to` (exclusive). */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}

export interface ScanRange extends KeyRange {
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A pair to set, or to remove if `value` is undefined. The value of an index entry is empty. */
export interface PairChange {
  readonly space: string;
  readonly key: string;
  readonly value: string | undefined;
}

/** Runs work on pairs. Changes run one at a time, and are atomic. */
export interface Engine {
  /** Whether reads use an immutable state, so that their steps can run concurrently. */
  readonly readsFixedStates: boolean;
  change<Result>(work: (pairs: Pairs) => Promise<Result>): Promise<Result>;
  read<Result>(work: (pairs: Pairs) => Promise<Result>): Promise<Result>;
  /** Implements {@link Store.load}. Absent if the cost of a change does not depend on its size. */
  load?<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
