import { type IndexKey, writeId, writeKey } from "./index-key.ts";
import { StoreArgumentError } from "./store-errors.ts";

/**
 * How items are found and sorted other than by their id. Use `key` where an item has at most one key (`undefined`
 * leaves the item out of the index), and `keys` where it may have several. Keys must depend on the value and the id
 * alone.
 */
type IndexDefinition<Value> =
  | { readonly key: (value: Value, id: string) => IndexKey | undefined; readonly unique?: boolean }
  | { readonly keys: (value: Value, id: string) => readonly IndexKey[]; readonly unique?: boolean };

/** What a collection stores, and how its items are found. */
export interface Collection<Value, Index extends string = never> {
  /**
   * Raise it whenever values change their shape, or an index gives other keys than before. A store on disk is upgraded
   * to it when it is opened, and programs that know only an older version cannot open it any more. The default is 1.
   */
  readonly version: number;
  readonly upgrade: ((value: unknown, from: number) => Value) | undefined;
  /** Name of a component schema of the service's document. The items of a seed must match this schema. */
  readonly schema: string | undefined;
  readonly indexes: Readonly<Record<Index, IndexDefinition<Value>>>;
  /** Returns the same collection with these indexes. */
  indexed<Name extends string>(
    indexes: Readonly<Record<Name, IndexDefinition<Value>>>,
  ): Collection<Value, Name>;
}

// biome-ignore lint/suspicious/noExplicitAny: a collection both takes and returns its values
export type AnyCollection = Collection<any, string>;

/** Options of a collection. */
export interface CollectionOptions<Value> {
  /** The version of its values. The default is 1. */
  readonly version?: number;
  /** Upgrades a value from the version `from` to this one. */
  readonly upgrade?: (value: unknown, from: number) => Value;
  /** Name of a component schema of the service's document. The items of a seed must match this schema. */
  readonly schema?: string;
}

/** The collections of a store by name. A name is a letter, then letters, digits, underscores and hyphens. */
export type Collections = Readonly<Record<string, AnyCollection>>;

/** The type of the values in one collection of `All`. */
export type ValueOf<All extends Collections, Name extends keyof All> =
  All[Name] extends Collection<infer Value, string> ? Value : never;

/** The names of the indexes of one collection of `All`. */
export type IndexOf<All extends Collections, Name extends keyof All> = keyof All[Name]["indexes"] & string;

/**
 * Declares a collection of JSON values.
 *
 * @example
 * const collections = {
 *   parcels: collection<Parcel>().indexed({
 *     byLabel: { key: (parcel) => [parcel.label], unique: true },
 *     byStop: { keys: (parcel) => parcel.stops.map((stop) => [stop, parcel.createTime]) },
 *   }),
 * };
 */
export function collection<Value>(options: CollectionOptions<Value> = {}): Collection<Value> {
  return makeCollection<Value, never>(options, {});
}

function makeCollection<Value, Index extends string>(
  options: CollectionOptions<Value>,
  indexes: Readonly<Record<Index, IndexDefinition<Value>>>,
): Collection<Value, Index> {
  const { version = 1, upgrade, schema } = options;
  return { version, upgrade, schema, indexes, indexed: (more) => makeCollection(options, more) };
}

/** A validated collection, with the spaces of the engine that hold its items and entries. */
export interface DeclaredCollection {
  readonly name: string;
  /** The space of its items. */
  readonly space: string;
  readonly definition: AnyCollection;
  readonly indexes: ReadonlyMap<string, DeclaredIndex>;
}

export interface DeclaredIndex {
  readonly name: string;
  /** The space of its entries. */
  readonly space: string;
  readonly unique: boolean;
  /** Whether an item may have several entries. */
  readonly many: boolean;
  /** Returns the entries of an item, without duplicates. */
  entries(value: unknown, id: string): readonly IndexEntry[];
}

export interface IndexEntry {
  readonly index: DeclaredIndex;
  readonly key: IndexKey;
  /** The key as text, without the id. */
  readonly written: string;
  /** The key in the index's space: `written`, then the id. */
  readonly full: string;
}

export type DeclaredCollections = ReadonlyMap<string, DeclaredCollection>;

/** The space that holds the last number of each sequence. */
export const NUMBERS_SPACE = "#numbers";

/** @throws StoreArgumentError for an invalid name or version */
export function declareCollections(collections: Collections): DeclaredCollections {
  return new Map(
    Object.entries(collections).map(([name, definition]) => [name, declareCollection(name, definition)]),
  );
}

function declareCollection(name: string, definition: AnyCollection): DeclaredCollection {
  assertName(`collections.${name}`, name);
  if (!Number.isSafeInteger(definition.version) || definition.version < 1) {
    throw new StoreArgumentError(`collections.${name}.version`, "must be a whole number from 1");
  }
  const indexes = Object.entries(definition.indexes).map(
    ([index, options]) => [index, declareIndex(name, index, options)] as const,
  );
  return { name, space: name, definition, indexes: new Map(indexes) };
}

function declareIndex(collection: string, name: string, definition: IndexDefinition<unknown>): DeclaredIndex {
  assertName(`collections.${collection}.indexes.${name}`, name);
  const index: DeclaredIndex = {
    name,
    space: `${collection}/${name}`,
    unique: definition.unique ?? false,
    many: "keys" in definition,
    entries: (value, id) => {
      const keys = "keys" in definition ? definition.keys(value, id) : [definition.key(value, id)];
      return writeEntries(index, keys, id);
    },
  };
  return index;
}

function writeEntries(
  index: DeclaredIndex,
  keys: readonly (IndexKey | undefined)[],
  id: string,
): readonly IndexEntry[] {
  const entries = new Map<string, IndexEntry>();
  for (const key of keys) {
    if (key === undefined) continue;
    const written = writeKey(key);
    const full = written + writeId(id);
    entries.set(full, { index, key, written, full });
  }
  return [...entries.values()];
}

const NAME_PATTERN = /^[A-Za-z][\w-]*$/;

function assertName(argument: string, name: string): void {
  if (NAME_PATTERN.test(name)) return;
  throw new StoreArgumentError(argument, "must be named by a letter, then letters, digits, _ and -");
}

/** @throws StoreArgumentError if the collection is unknown */
export function findCollection(
  declared: DeclaredCollections,
  name: string,
  argument = "collection",
): DeclaredCollection {
  const found = declared.get(name);
  if (found === undefined) throw unknownName(argument, name, "collection", declared);
  return found;
}

/** @throws StoreArgumentError where the collection has no index of this name */
export function findIndex(collection: DeclaredCollection, name: string): DeclaredIndex {
  const found = collection.indexes.get(name);
  if (found === undefined)
    throw unknownName("query.index", name, `index of ${collection.name}`, collection.indexes);
  return found;
}

function unknownName(
  argument: string,
  name: string,
  what: string,
  known: ReadonlyMap<string, unknown>,
): StoreArgumentError {
  const names = [...known.keys()];
  const right = names.length === 0 ? "there is none" : `must be one of ${names.join(", ")}`;
  return new StoreArgumentError(argument, `${JSON.stringify(name)} is no ${what}: ${right}`);
}

/** Returns every entry of an item in every index. */
export function entriesOfItem(
  { indexes }: DeclaredCollection,
  value: unknown,
  id: string,
): readonly IndexEntry[] {
  return [...indexes.values()].flatMap((index) => index.entries(value, id));
}
