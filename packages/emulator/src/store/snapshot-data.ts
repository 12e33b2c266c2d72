import {
  type Declared,
  type DeclaredCollection,
  entriesOfItem,
  findCollection,
  numbersSpace,
} from "./declared-collection.ts";
import { StoreArgumentError } from "./errors/store-argument-error.ts";
import { writeId } from "./index-key.ts";
import { changeItem, type NewItem } from "./item-changes.ts";
import { jsonText } from "./json-text.ts";
import type { Change, Pairs } from "./pairs.ts";
import type { Snapshot, SnapshotData } from "./store.ts";
import { storedValue } from "./stored-value.ts";
import { type Row, walkRows } from "./walk-rows.ts";

type Rows = readonly Row[];

/** What a snapshot holds before anybody asks for it as data. */
export interface SnapshotRows {
  readonly collections: ReadonlyMap<string, Rows>;
  readonly numbers: Rows;
}

interface Restored extends NewItem {
  readonly collection: DeclaredCollection;
  readonly id: string;
}

export async function readSnapshot(pairs: Pairs, declared: Declared): Promise<SnapshotRows> {
  const collections = new Map<string, Rows>();
  for (const { name, space } of declared.values()) collections.set(name, await readRows(pairs, space));
  return { collections, numbers: await readRows(pairs, numbersSpace) };
}

/** Rows as data of the caller's own. */
export function snapshotData({ collections, numbers }: SnapshotRows): SnapshotData {
  return {
    collections: Object.fromEntries([...collections].map(([name, rows]) => [name, valuesOf(rows)])),
    numbers: valuesOf(numbers) as Record<string, number>,
  };
}

/**
 * What puts all of `snapshot` in the place of what is there. Data is held against the collections before anything is
 * changed, and copied.
 *
 * @throws StoreArgumentError for data that is no snapshot of these collections
 */
export function restoration(
  declared: Declared,
  snapshot: Snapshot | SnapshotData,
): (pairs: Pairs) => Promise<void> {
  const data = dataOf(snapshot);
  const items = Object.entries(data.collections).flatMap(([name, values]) =>
    readItems(findCollection(declared, name, "snapshot.collections"), values),
  );
  const numbers = Object.entries(data.numbers).map(([name, number]) => readNumber(declared, name, number));
  return async (pairs) => {
    await clearAll(pairs, declared);
    await pairs.write(numbers);
    for (const item of items) await changeItem(pairs, item.collection, item.id, item);
  };
}

async function readRows(pairs: Pairs, space: string): Promise<Rows> {
  const rows: Row[] = [];
  for await (const row of walkRows(pairs, space)) rows.push(row);
  return rows;
}

function valuesOf(rows: Rows): Record<string, unknown> {
  return Object.fromEntries(rows.map(([id, text]) => [id, storedValue(text)]));
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readItems(collection: DeclaredCollection, values: unknown): readonly Restored[] {
  const argument = `snapshot.collections.${collection.name}`;
  if (!isRecord(values)) throw new StoreArgumentError(argument, "must be an object of values by id");
  return Object.entries(values).map(([id, value]) => {
    const text = jsonText(value, `${argument}/${id}`);
    return { collection, id, text, entries: entriesOfItem(collection, value, id) };
  });
}

function readNumber(declared: Declared, name: string, number: unknown): Change {
  findCollection(declared, name, "snapshot.numbers");
  if (!Number.isSafeInteger(number) || (number as number) < 0) {
    throw new StoreArgumentError(`snapshot.numbers.${name}`, "must be a whole number from 0");
  }
  return { space: numbersSpace, key: writeId(name), value: String(number) };
}

async function clearAll(pairs: Pairs, declared: Declared): Promise<void> {
  await pairs.clear(numbersSpace);
  for (const { space, indexes } of declared.values()) {
    await pairs.clear(space);
    for (const index of indexes.values()) await pairs.clear(index.space);
  }
}
