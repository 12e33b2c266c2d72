import { type IndexKey, writeId, writeKey } from "./index-key.ts";
import { StoreArgumentError } from "./store-errors.ts";

/**
 * An index that selects and sorts items by keys other than their id. Use `key` if each item has at most one key. If the
 * key is `undefined`, the item is not in the index. Use `keys` if items can have several keys. Keys must depend only on
 * the value and the id.
 */
type IndexDefinition<Value> =
  | { readonly key: (value: Value, id: string) => IndexKey | undefined; readonly unique?: boolean }
  | { readonly keys: (value: Value, id: string) => readonly IndexKey[]; readonly unique?: boolean };

/** A collection of JSON values and its indexes. */
export interface Collection<Value, Index extends string = never> {
  /**
   * The version of the values. Increase it whenever the shape of the values or the keys of an index change. Stores on
   * disk are upgraded when they are opened. Afterwards, programs with an older version cannot open them. The default is
   * 1.
   */
  readonly version: number;
  readonly upgrade: ((value: unknown, from: number) => Value) | undefined;
  /** Name of a component schema in the service's document. Items in seeds must match this schema. */
  readonly schema: string | undefined;
  readonly indexes: Readonly<Record<Index, IndexDefinition<Value>>>;
  /** Returns the same collection with these indexes. */
  indexed<Name extends string>(
    indexes: Readonly<Record<Name, IndexDefinition<Value>>>,
  ): Collection<Value, Name>;
}

// biome-ignore lint/suspicious/noExplicitAny: a collection both accepts and returns its values
export type AnyCollection = Collection<any, string>;

/** Options for a collection. */
export interface CollectionOptions<Value> {
  /** The version of the values. The default is 1. */
  readonly version?: number;
  /** Upgrades a value from version `from` to the current version. */
  readonly upgrade?: (value: unknown, from: number) => Value;
  /** Name of a component schema in the service's document. Items in seeds must match this schema. */
  readonly schema?: string;
}

/**
 * A store's collections, by name. A name starts with a letter, followed by letters, digits, underscores and hyphens.
 */
export type Collections = Readonly<Record<string, AnyCollection>>;

export type ValueOf<All extends Collections, Name extends keyof All> =
  All[Name] extends Collection<infer Value, string> ? Value : never;

/** Index names of a collection in `All`. */
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

/** A validated collection, and the engine's spaces for its items and index entries. */
export interface DeclaredCollection {
  readonly name: string;
  /** The engine's space for the items. */
  readonly space: string;
  readonly definition: AnyCollection;
  readonly indexes: ReadonlyMap<string, DeclaredIndex>;
}

export interface DeclaredIndex {
  readonly name: string;
  /** The engine's space for the entries. */
  readonly space: string;
  readonly unique: boolean;
  /** True if an item can have several entries. */
  readonly many: boolean;
  /** Returns the entries of an item in this index, without duplicates. */
  entries(value: unknown, id: string): readonly IndexEntry[];
}

export interface IndexEntry {
  readonly index: DeclaredIndex;
  readonly key: IndexKey;
  /** The encoded key, without the id. */
  readonly written: string;
  /** The key in the engine's space: `written`, followed by the id. */
  readonly full: string;
}

export type DeclaredCollections = ReadonlyMap<string, DeclaredCollection>;

/** The engine's space for the last number of each sequence. */
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
    throw new StoreArgumentError(`collections.${name}.version`, "must be a positive integer");
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
      if ("keys" in definition) return entriesOfKeys(index, definition.keys(value, id), id);
      const key = definition.key(value, id);
      return key === undefined ? [] : [entryOf(index, key, id)];
    },
  };
  return index;
}

function entryOf(index: DeclaredIndex, key: IndexKey, id: string): IndexEntry {
  const written = writeKey(key);
  return { index, key, written, full: written + writeId(id) };
}

function entriesOfKeys(index: DeclaredIndex, keys: readonly IndexKey[], id: string): readonly IndexEntry[] {
  const entries = keys.map((key) => entryOf(index, key, id));
  if (entries.length < 2) return entries;
  return [...new Map(entries.map((entry) => [entry.full, entry])).values()];
}

const NAME_PATTERN = /^[A-Za-z][\w-]*$/;

function assertName(argument: string, name: string): void {
  if (NAME_PATTERN.test(name)) return;
  throw new StoreArgumentError(
    argument,
    "is an invalid name: use a letter, followed by letters, digits, _ and -",
  );
}

/** @throws StoreArgumentError if the collection does not exist */
export function findCollection(
  declared: DeclaredCollections,
  name: string,
  argument = "collection",
): DeclaredCollection {
  const found = declared.get(name);
  if (found === undefined) throw unknownName(argument, name, "collection", declared);
  return found;
}

/** @throws StoreArgumentError if the index does not exist */
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
  const hint = names.length === 0 ? "there are none" : `must be one of ${names.join(", ")}`;
  return new StoreArgumentError(argument, `${JSON.stringify(name)} does not match any ${what}: ${hint}`);
}

/** Returns the entries of an item in all indexes. */
export function entriesOfItem(
  { indexes }: DeclaredCollection,
  value: unknown,
  id: string,
): readonly IndexEntry[] {
  const entries: IndexEntry[] = [];
  for (const index of indexes.values()) entries.push(...index.entries(value, id));
  return entries;
}
