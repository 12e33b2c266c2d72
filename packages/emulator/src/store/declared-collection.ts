import type { AnyCollection, Collections } from "./collection.ts";
import { StoreArgumentError } from "./errors/store-argument-error.ts";
import { type IndexKey, writeId, writeKey } from "./index-key.ts";

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
  entries(value: unknown, id: string): readonly Entry[];
}

export interface Entry {
  readonly index: DeclaredIndex;
  readonly key: IndexKey;
  /** The key as text, without the id. */
  readonly written: string;
  /** The key in the index's space. */
  readonly full: string;
}

/** The collections of a store, held against what the interface asks of them. */
export type Declared = ReadonlyMap<string, DeclaredCollection>;

/** Where the last numbers of the sequences are. */
export const numbersSpace = "#numbers";

const nameForm = /^[A-Za-z][\w-]*$/;

/** @throws StoreArgumentError for a name or an index that cannot be */
export function declareCollections(collections: Collections): Declared {
  return new Map(
    Object.entries(collections).map(([name, definition]) => [name, declareCollection(name, definition)]),
  );
}

/** @throws StoreArgumentError for a name that no collection has */
export function findCollection(
  declared: Declared,
  name: string,
  argument = "collection",
): DeclaredCollection {
  const found = declared.get(name);
  if (found === undefined) throw unknown(argument, name, "collection", declared);
  return found;
}

/** @throws StoreArgumentError for a name that no index of the collection has */
export function findIndex(collection: DeclaredCollection, name: string): DeclaredIndex {
  const found = collection.indexes.get(name);
  if (found === undefined)
    throw unknown("query.index", name, `index of ${collection.name}`, collection.indexes);
  return found;
}

/** Every entry of an item in every index. */
export function entriesOfItem(collection: DeclaredCollection, value: unknown, id: string): readonly Entry[] {
  return [...collection.indexes.values()].flatMap((index) => index.entries(value, id));
}

function declareCollection(name: string, definition: AnyCollection): DeclaredCollection {
  holdName(`collections.${name}`, name);
  if (!Number.isSafeInteger(definition.version) || definition.version < 1) {
    throw new StoreArgumentError(`collections.${name}.version`, "must be a whole number from 1");
  }
  const indexes = Object.keys(definition.indexes).map((index) => declareIndex(name, index, definition));
  return { name, space: name, definition, indexes: new Map(indexes.map((index) => [index.name, index])) };
}

function declareIndex(collection: string, name: string, { indexes }: AnyCollection): DeclaredIndex {
  holdName(`collections.${collection}.indexes.${name}`, name);
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

function writeEntries(index: DeclaredIndex, keys: readonly IndexKey[], id: string): readonly Entry[] {
  const entries = keys.map((key) => {
    const written = writeKey(key);
    return { index, key, written, full: written + writeId(id) };
  });
  return [...new Map(entries.map((entry) => [entry.full, entry])).values()];
}

function holdName(argument: string, name: string): void {
  if (nameForm.test(name)) return;
  throw new StoreArgumentError(argument, "must be named by a letter, then letters, digits, _ and -");
}

function unknown(
  argument: string,
  name: string,
  what: string,
  known: ReadonlyMap<string, unknown>,
): StoreArgumentError {
  const names = [...known.keys()];
  const right = names.length === 0 ? "there is none" : `must be one of ${names.join(", ")}`;
  return new StoreArgumentError(argument, `${JSON.stringify(name)} is no ${what}: ${right}`);
}
