/** Engines in memory return a plain value, so that awaiting them waits for no promise. */
export type MaybePromise<Value> = Value | Promise<Value>;

/**
 * What an engine offers: spaces of sorted text keys. Spaces of items have text values. Spaces of index entries, whose
 * names contain a `/`, have keys only. The rest of a store (indexes, pages, copies) is written once on top of this.
 * Keys sort bytewise.
 */
export interface Pairs {
  /** Returns the values of `keys` in a space of items, in the same order. */
  read(space: string, keys: readonly string[]): MaybePromise<readonly (string | undefined)[]>;
  /** Returns the keys of a range. The cost must not grow with the number of keys outside the range. */
  scan(space: string, range: ScanRange): MaybePromise<readonly string[]>;
  count(space: string, range: KeyRange): MaybePromise<number>;
  write(changes: readonly PairChange[]): MaybePromise<void>;
  /** Removes everything from a space. */
  clear(space: string): MaybePromise<void>;
}

/** The keys from `from`, inclusive, to `to`, exclusive. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}

export interface ScanRange extends KeyRange {
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A pair to set, or to remove where `value` is undefined. The value of an index entry is empty. */
export interface PairChange {
  readonly space: string;
  readonly key: string;
  readonly value: string | undefined;
}

/** Runs work over pairs. Changes run one at a time, and each is committed as a whole or not at all. */
export interface Engine {
  /** Whether reads see a state that nothing changes any more, so that their steps need not take turns. */
  readonly readsFixedStates: boolean;
  change<Result>(work: (pairs: Pairs) => Promise<Result>): Promise<Result>;
  read<Result>(work: (pairs: Pairs) => Promise<Result>): Promise<Result>;
  /** Implements {@link Store.load}. An engine for which changes of any size cost the same does not have it. */
  load?<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
