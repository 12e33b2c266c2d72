import type { IndexKey } from "./index-key.ts";

/**
 * How items are found and sorted beside their id. Give `key` where an item has at most one key (`undefined` leaves it
 * out of the index), `keys` where it may have several. Both must follow from the value and the id alone.
 */
export type IndexDefinition<Value> =
  | { readonly key: (value: Value, id: string) => IndexKey | undefined; readonly unique?: boolean }
  | { readonly keys: (value: Value, id: string) => readonly IndexKey[]; readonly unique?: boolean };

/** What a collection keeps, and by what it is found. */
export interface Collection<Value, Index extends string = never> {
  /**
   * Raise it whenever values change their shape, or an index gives other keys than before: a store on disk is then
   * brought up to it when it is opened, and refused by programs that know only an older one. 1 unless given.
   */
  readonly version: number;
  readonly upgrade: ((value: unknown, from: number) => Value) | undefined;
  readonly indexes: Readonly<Record<Index, IndexDefinition<Value>>>;
  /** The same collection with indexes. */
  indexed<Name extends string>(
    indexes: Readonly<Record<Name, IndexDefinition<Value>>>,
  ): Collection<Value, Name>;
}

// biome-ignore lint/suspicious/noExplicitAny: the value of a collection stands in both directions
export type AnyCollection = Collection<any, string>;

/** The collections of a store, by name: a letter, then letters, digits and hyphens. */
export type Collections = Readonly<Record<string, AnyCollection>>;

/** What a collection of `All` keeps. */
export type ValueOf<All extends Collections, Name extends keyof All> =
  All[Name] extends Collection<infer Value, string> ? Value : never;

/** The names of a collection's indexes. */
export type IndexOf<All extends Collections, Name extends keyof All> = keyof All[Name]["indexes"] & string;

/**
 * Declares a collection of JSON values.
 *
 * @example
 * const collections = {
 *   matters: collection<Matter>().indexed({
 *     byName: { key: (matter) => [matter.name], unique: true },
 *     byAccount: { keys: (matter) => matter.accounts.map((account) => [account, matter.createTime]) },
 *   }),
 * };
 */
export function collection<Value>(options?: {
  readonly version?: number;
  /** Brings a value of the version `from` up to this one. */
  readonly upgrade?: (value: unknown, from: number) => Value;
}): Collection<Value> {
  return declare<Value, never>(options?.version ?? 1, options?.upgrade, {});
}

function declare<Value, Index extends string>(
  version: number,
  upgrade: Collection<Value>["upgrade"],
  indexes: Readonly<Record<Index, IndexDefinition<Value>>>,
): Collection<Value, Index> {
  return { version, upgrade, indexes, indexed: (more) => declare(version, upgrade, more) };
}
