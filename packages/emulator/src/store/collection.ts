import { type IndexKey, writeId, writeKey } from "./index-key.ts";
import { StoreArgumentError } from "./store-errors.ts";

/**
 * How items are found and sorted beside their id. Give `key` where an item has at most one key (`undefined` leaves it
 * out of the index), `keys` where it may have several. Both must follow from the value and the id alone.
 */
type IndexDefinition<Value> =
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
type AnyCollection = Collection<any, string>;

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
  return makeCollection<Value, never>(options?.version ?? 1, options?.upgrade, {});
}

function makeCollection<Value, Index extends string>(
  version: number,
  upgrade: Collection<Value>["upgrade"],
  indexes: Readonly<Record<Index, IndexDefinition<Value>>>,
): Collection<Value, Index> {
  return { version, upgrade, indexes, indexed: (more) => makeCollection(version, upgrade, more) };
}

/** A collection as a store uses it: where its pairs are, and under which keys an item is to be found. */
export interface DeclaredCollection {
  readonly name: string;
  /** Space of its items. */
  readonly space: string;
  readonly definition: AnyCollection;
  readonly indexes: ReadonlyMap<string, DeclaredIndex>;
}

export interface DeclaredIndex {
  readonly name: string;
  /** Space of its entries. */
  readonly space: string;
  readonly unique: boolean;
  /** Whether an item may have several entries. */
  readonly many: boolean;
  /** The entries of an item, each once. */
  entries(value: unknown, id: string): readonly IndexEntry[];
}

export interface IndexEntry {
  readonly index: DeclaredIndex;
  readonly key: IndexKey;
  /** The key as text, without the id. */
  readonly written: string;
  /** The key in the index's space. */
  readonly full: string;
}

/** The collections of a store, held against what the interface asks of them. */
export type DeclaredCollections = ReadonlyMap<string, DeclaredCollection>;

/** Where the last numbers of the sequences are. */
export const numbersSpace = "#numbers";

const NAME_PATTERN = /^[A-Za-z][\w-]*$/;

/** @throws StoreArgumentError for a name or an index that cannot be */
export function declareCollections(collections: Collections): DeclaredCollections {
  return new Map(
    Object.entries(collections).map(([name, definition]) => [name, declareCollection(name, definition)]),
  );
}

/** @throws StoreArgumentError for a name that no collection has */
export function findCollection(
  declared: DeclaredCollections,
  name: string,
  argument = "collection",
): DeclaredCollection {
  const found = declared.get(name);
  if (found === undefined) throw unknownName(argument, name, "collection", declared);
  return found;
}

/** @throws StoreArgumentError for a name that no index of the collection has */
export function findIndex(collection: DeclaredCollection, name: string): DeclaredIndex {
  const found = collection.indexes.get(name);
  if (found === undefined)
    throw unknownName("query.index", name, `index of ${collection.name}`, collection.indexes);
  return found;
}

/** Every entry of an item in every index. */
export function entriesOfItem(
  collection: DeclaredCollection,
  value: unknown,
  id: string,
): readonly IndexEntry[] {
  return [...collection.indexes.values()].flatMap((index) => index.entries(value, id));
}

function declareCollection(name: string, definition: AnyCollection): DeclaredCollection {
  assertName(`collections.${name}`, name);
  if (!Number.isSafeInteger(definition.version) || definition.version < 1) {
    throw new StoreArgumentError(`collections.${name}.version`, "must be a whole number from 1");
  }
  const indexes = Object.keys(definition.indexes).map((index) => declareIndex(name, index, definition));
  return { name, space: name, definition, indexes: new Map(indexes.map((index) => [index.name, index])) };
}

function declareIndex(collection: string, name: string, { indexes }: AnyCollection): DeclaredIndex {
  assertName(`collections.${collection}.indexes.${name}`, name);
  const definition = indexes[name] as AnyCollection["indexes"][string];
  const keysOf =
    "keys" in definition
      ? definition.keys
      : (value: unknown, id: string) => [definition.key(value, id)].filter((key) => key !== undefined);
  const index: DeclaredIndex = {
    name,
    space: `${collection}/${name}`,
    unique: definition.unique ?? false,
    many: "keys" in definition,
    entries: (value, id) => writeEntries(index, keysOf(value, id), id),
  };
  return index;
}

function writeEntries(index: DeclaredIndex, keys: readonly IndexKey[], id: string): readonly IndexEntry[] {
  const entries = keys.map((key) => {
    const written = writeKey(key);
    return { index, key, written, full: written + writeId(id) };
  });
  return [...new Map(entries.map((entry) => [entry.full, entry])).values()];
}

function assertName(argument: string, name: string): void {
  if (NAME_PATTERN.test(name)) return;
  throw new StoreArgumentError(argument, "must be named by a letter, then letters, digits, _ and -");
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
