import type { TimeSlices } from "../async/scheduling.ts";
import { isRecord } from "../text/parse-json.ts";
import {
  type DeclaredCollection,
  type DeclaredCollections,
  entriesOfItem,
  findCollection,
  NUMBERS_SPACE,
} from "./collection.ts";
import type { PairChange, Pairs } from "./engine.ts";
import { writeId } from "./index-key.ts";
import { type Rows, rowsOfSnapshot, type SnapshotRows } from "./snapshot-data.ts";
import type { Snapshot, SnapshotData } from "./store.ts";
import { StoreArgumentError } from "./store-errors.ts";
import { changeItem, type ItemContent } from "./stored-items.ts";
import { jsonText, parseStored } from "./stored-json.ts";

/** An item in a snapshot: its id, and its value or stored text. */
type SnapshotEntry = readonly [id: string, content: { readonly text: string } | { readonly value: unknown }];

interface SnapshotEntries {
  readonly collections: readonly (readonly [name: string, entries: Iterable<SnapshotEntry>])[];
  readonly numbers: readonly (readonly [name: string, number: unknown])[];
}

/** The content to restore. Items are read one at a time, to limit memory usage. */
interface Restoration {
  readonly collections: readonly {
    readonly collection: DeclaredCollection;
    readonly entries: Iterable<SnapshotEntry>;
  }[];
  readonly numbers: readonly PairChange[];
}

/**
 * Reads a snapshot, except for its items.
 *
 * @throws StoreArgumentError if the data does not match the collections
 */
export function readRestoration(
  declared: DeclaredCollections,
  snapshot: Snapshot | SnapshotData,
): Restoration {
  const rows = rowsOfSnapshot(snapshot);
  const { collections, numbers } = rows ? entriesOfRows(rows) : entriesOfData(snapshot);
  return {
    collections: collections.map(([name, entries]) => ({
      collection: findCollection(declared, name, "snapshot.collections"),
      entries,
    })),
    numbers: numbers.map(([name, number]) => readNumber(declared, name, number)),
  };
}

function entriesOfRows({ collections, numbers }: SnapshotRows): SnapshotEntries {
  return {
    collections: [...collections].map(([name, rows]) => [
      name,
      { [Symbol.iterator]: () => textEntries(rows) },
    ]),
    numbers: [...numbers].map(([name, text]) => [name, parseStored(text)]),
  };
}

function* textEntries(rows: Rows): Generator<SnapshotEntry> {
  for (const [id, text] of rows) yield [id, { text }];
}

function entriesOfData(snapshot: Snapshot | SnapshotData): SnapshotEntries {
  const { collections, numbers } = dataOf(snapshot);
  return {
    collections: Object.entries(collections).map(([name, values]) => {
      if (!isRecord(values))
        throw new StoreArgumentError(
          `snapshot.collections.${name}`,
          "must be an object that maps ids to values",
        );
      return [name, { [Symbol.iterator]: () => valueEntries(values) }];
    }),
    numbers: Object.entries(numbers),
  };
}

function* valueEntries(values: Record<string, unknown>): Generator<SnapshotEntry> {
  for (const id of Object.keys(values)) yield [id, { value: values[id] }];
}

function dataOf(snapshot: Snapshot | SnapshotData): SnapshotData {
  const data: unknown = isSnapshot(snapshot) ? snapshot.toJSON() : snapshot;
  const { collections, numbers } = (data ?? {}) as Partial<SnapshotData>;
  if (isRecord(collections) && isRecord(numbers)) return { collections, numbers };
  throw new StoreArgumentError(
    "snapshot",
    "must be a snapshot, or its data: { collections: { name: { id: value } }, numbers: { name: last number } }",
  );
}

function isSnapshot(value: Snapshot | SnapshotData): value is Snapshot {
  return typeof (value as Partial<Snapshot> | null)?.toJSON === "function";
}

function readNumber(declared: DeclaredCollections, name: string, number: unknown): PairChange {
  findCollection(declared, name, "snapshot.numbers");
  if (!Number.isSafeInteger(number) || (number as number) < 0) {
    throw new StoreArgumentError(`snapshot.numbers.${name}`, "must be a non-negative integer");
  }
  return { space: NUMBERS_SPACE, key: writeId(name), value: String(number) };
}

/**
 * Replaces the content of a store.
 *
 * @throws StoreArgumentError if a value is not JSON; UniqueConflictError
 */
export async function writeRestoration(
  pairs: Pairs,
  declared: DeclaredCollections,
  { collections, numbers }: Restoration,
  slices: TimeSlices,
): Promise<void> {
  await clearAll(pairs, declared);
  await pairs.write(numbers);
  for (const { collection, entries } of collections) {
    for (const entry of entries) {
      await changeItem(pairs, collection, entry[0], readItem(collection, entry));
      await slices.pause();
    }
  }
}

async function clearAll(pairs: Pairs, declared: DeclaredCollections): Promise<void> {
  await pairs.clear(NUMBERS_SPACE);
  for (const { space, indexes } of declared.values()) {
    await pairs.clear(space);
    for (const index of indexes.values()) await pairs.clear(index.space);
  }
}

function readItem(collection: DeclaredCollection, [id, content]: SnapshotEntry): ItemContent {
  if ("text" in content) {
    const { text } = content;
    return { text, entries: entriesOfItem(collection, parseStored(text), id) };
  }
  const text = jsonText(content.value, `snapshot.collections.${collection.name}/${id}`);
  return { text, entries: entriesOfItem(collection, content.value, id) };
}
