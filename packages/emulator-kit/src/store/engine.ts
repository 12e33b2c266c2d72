/** A value or a promise. Engines in memory return plain values, which avoids waiting for promises. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Calls `next` immediately or, if the value is a promise, when the promise resolves. */
export function andThen<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/**
 * The key-value interface of an engine. An engine has spaces with sorted string keys. In spaces for items, the values
 * are strings. Spaces for index entries, whose names contain `/`, have only keys. All other store features (indexes,
 * pages, copies) are built on this interface. Keys are sorted bytewise.
 */
export interface Pairs {
  /** Returns the values for `keys` in a space for items, in the order of `keys`. */
  read(space: string, keys: readonly string[]): MaybePromise<readonly (string | undefined)[]>;
  /** Returns the keys in a range. The cost must not depend on the number of keys outside the range. */
  scan(space: string, range: ScanRange): MaybePromise<readonly string[]>;
  count(space: string, range: KeyRange): MaybePromise<number>;
  write(changes: readonly PairChange[]): MaybePromise<void>;
  /** Removes everything from a space. */
  clear(space: string): MaybePromise<void>;
}

/** A range of keys, from `from` (inclusive) to `to` (exclusive). */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}

export interface ScanRange extends KeyRange {
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A key-value pair to write, or to remove if `value` is undefined. Index entries have an empty value. */
export interface PairChange {
  readonly space: string;
  readonly key: string;
  readonly value: string | undefined;
}

/** Runs work with access to key-value pairs. Changes run one at a time and are atomic. */
export interface Engine {
  /** Whether reads use an immutable state, so that they can run concurrently. */
  readonly readsFixedStates: boolean;
  change<Result>(work: (pairs: Pairs) => Promise<Result>): Promise<Result>;
  read<Result>(work: (pairs: Pairs) => Promise<Result>): Promise<Result>;
  /** Implements {@link Store.load}. Absent if the engine does not need to split large changes. */
  load?<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
