/** Engines in this process answer at once: whoever awaits that waits for no promise. */
export type MaybePromise<Value> = Value | Promise<Value>;

/**
 * What an engine gives: spaces of sorted text keys. Those of items have text values; those of an index's entries, with
 * a `/` in their names, have none. Everything that a store promises beyond that
 * (indexes, pages, copies) is written once above it. Keys sort bytewise.
 */
export interface Pairs {
  /** The values of `keys` in a space of items, in their order. */
  read(space: string, keys: readonly string[]): MaybePromise<readonly (string | undefined)[]>;
  /** Keys in a range, in their order or against it. Steps must not grow with what lies outside of the range. */
  scan(space: string, range: ScanRange): MaybePromise<readonly string[]>;
  count(space: string, range: KeyRange): MaybePromise<number>;
  write(changes: readonly PairChange[]): MaybePromise<void>;
  /** Empties a space. */
  clear(space: string): MaybePromise<void>;
}

/** From a key, up to but without another. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}

export interface ScanRange extends KeyRange {
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A pair to set, or to remove where `value` is undefined. An entry's value is empty. */
export interface PairChange {
  readonly space: string;
  readonly key: string;
  readonly value: string | undefined;
}

/** Runs work over pairs, one at a time where it writes, all or nothing. */
export interface Engine {
  /** Whether reads are of a state that nothing changes any more, so that their steps need not take turns. */
  readonly readsFixedStates: boolean;
  change<Result>(work: (pairs: Pairs) => Promise<Result>): Promise<Result>;
  read<Result>(work: (pairs: Pairs) => Promise<Result>): Promise<Result>;
  /** As {@link Store.load} has it; not there where a change of any size costs the same. */
  load?<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
