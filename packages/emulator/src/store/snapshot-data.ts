import type { TimeSlices } from "../async/scheduling.ts";
import {
  type DeclaredCollection,
  type DeclaredCollections,
  entriesOfItem,
  findCollection,
  NUMBERS_SPACE,
} from "./collection.ts";
import type { PairChange, Pairs } from "./engine.ts";
import { writeId } from "./index-key.ts";
import type { Snapshot, SnapshotData } from "./store.ts";
import { StoreArgumentError } from "./store-errors.ts";
import { changeItem, type ItemContent, type Row, walkRows } from "./stored-items.ts";
import { jsonText, storedValue } from "./stored-json.ts";

type Rows = readonly Row[];

/** The contents of a snapshot as a store reads them. */
export interface SnapshotRows {
  readonly collections: ReadonlyMap<string, Rows>;
  readonly numbers: Rows;
}

/** Reads everything that is declared. */
export async function readSnapshot(
  pairs: Pairs,
  declared: DeclaredCollections,
  slices: TimeSlices,
): Promise<SnapshotRows> {
  const collections = new Map<string, Rows>();
  for (const { name, space } of declared.values()) {
    collections.set(name, await readRows(pairs, space, slices));
  }
  return { collections, numbers: await readRows(pairs, NUMBERS_SPACE, slices) };
}

async function readRows(pairs: Pairs, space: string, slices: TimeSlices): Promise<Rows> {
  const rows: Row[] = [];
  for await (const row of walkRows(pairs, space)) {
    rows.push(row);
    await slices.pause();
  }
  return rows;
}

/**
 * The rows behind each snapshot that a store of this process has made, so that restoring it need not go through its
 * data.
 */
const knownRows = new WeakMap<object, () => SnapshotRows>();

/** @param rows is called when the contents of the snapshot are needed */
export function snapshotOf(rows: () => SnapshotRows): Snapshot {
  const snapshot = { toJSON: () => snapshotData(rows()) };
  knownRows.set(snapshot, rows);
  return snapshot;
}

function snapshotData({ collections, numbers }: SnapshotRows): SnapshotData {
  return {
    collections: Object.fromEntries([...collections].map(([name, rows]) => [name, valuesOf(rows)])),
    numbers: valuesOf(numbers) as Record<string, number>,
  };
}

function valuesOf(rows: Rows): Record<string, unknown> {
  return Object.fromEntries(rows.map(([id, text]) => [id, storedValue(text)]));
}

/** Yields the JSON of a snapshot in pieces. */
export async function* snapshotJson(
  snapshot: Snapshot | SnapshotData,
  slices: TimeSlices,
): AsyncGenerator<string> {
  const rows = knownRows.get(snapshot)?.();
  if (rows === undefined) return yield JSON.stringify(snapshot);
  yield '{"collections":{';
  let before = "";
  for (const [name, items] of rows.collections) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* membersJson(items, slices);
    before = ",";
  }
  yield '},"numbers":';
  yield* membersJson(rows.numbers, slices);
  yield "}";
}

/** How many members are joined in one step. */
const MEMBERS_PER_PIECE = 100;

async function* membersJson(rows: Rows, slices: TimeSlices): AsyncGenerator<string> {
  yield "{";
  for (let at = 0; at < rows.length; at += MEMBERS_PER_PIECE) {
    const members = rows
      .slice(at, at + MEMBERS_PER_PIECE)
      .map(([id, text]) => `${JSON.stringify(id)}:${text}`);
    yield `${at === 0 ? "" : ","}${members.join()}`;
    await slices.pause();
  }
  yield "}";
}

interface RestoredItem extends ItemContent {
  readonly collection: DeclaredCollection;
  readonly id: string;
}

/** The state that a store is restored to: a checked copy of the snapshot. */
interface Restoration {
  readonly items: readonly RestoredItem[];
  readonly numbers: readonly PairChange[];
}

/** @throws StoreArgumentError for data that is not a snapshot of these collections */
export async function readRestoration(
  declared: DeclaredCollections,
  snapshot: Snapshot | SnapshotData,
  slices: TimeSlices,
): Promise<Restoration> {
  const rows = knownRows.get(snapshot)?.();
  const { collections, numbers } = rows ? entriesOfRows(rows) : entriesOfData(snapshot);
  const items: RestoredItem[] = [];
  for (const [name, entries] of collections) {
    const collection = findCollection(declared, name, "snapshot.collections");
    for (const entry of entries) {
      items.push(readItem(collection, entry));
      await slices.pause();
    }
  }
  return { items, numbers: numbers.map(([name, number]) => readNumber(declared, name, number)) };
}

/** An item of a snapshot: its id, and its value or the text that a store keeps of the value. */
type SnapshotEntry = readonly [id: string, content: { readonly text: string } | { readonly value: unknown }];

interface SnapshotEntries {
  readonly collections: Iterable<readonly [name: string, entries: Iterable<SnapshotEntry>]>;
  readonly numbers: readonly (readonly [name: string, number: unknown])[];
}

function entriesOfRows({ collections, numbers }: SnapshotRows): SnapshotEntries {
  return {
    collections: [...collections].map(([name, rows]) => [
      name,
      rows.map(([id, text]) => [id, { text }] as const),
    ]),
    numbers: numbers.map(([name, text]) => [name, storedValue(text)]),
  };
}

function entriesOfData(snapshot: Snapshot | SnapshotData): SnapshotEntries {
  const { collections, numbers } = dataOf(snapshot);
  return {
    collections: Object.entries(collections).map(([name, values]) => {
      if (!isRecord(values))
        throw new StoreArgumentError(`snapshot.collections.${name}`, "must be an object of values by id");
      return [name, Object.entries(values).map(([id, value]) => [id, { value }] as const)];
    }),
    numbers: Object.entries(numbers),
  };
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

function readItem(collection: DeclaredCollection, [id, content]: SnapshotEntry): RestoredItem {
  if ("text" in content) {
    const entries = entriesOfItem(collection, storedValue(content.text), id);
    return { collection, id, text: content.text, entries };
  }
  const text = jsonText(content.value, `snapshot.collections.${collection.name}/${id}`);
  return { collection, id, text, entries: entriesOfItem(collection, content.value, id) };
}

function readNumber(declared: DeclaredCollections, name: string, number: unknown): PairChange {
  findCollection(declared, name, "snapshot.numbers");
  if (!Number.isSafeInteger(number) || (number as number) < 0) {
    throw new StoreArgumentError(`snapshot.numbers.${name}`, "must be a whole number from 0");
  }
  return { space: NUMBERS_SPACE, key: writeId(name), value: String(number) };
}

/**
 * Replaces everything that the store has.
 *
 * @throws UniqueConflictError
 */
export async function writeRestoration(
  pairs: Pairs,
  declared: DeclaredCollections,
  { items, numbers }: Restoration,
  slices: TimeSlices,
): Promise<void> {
  await clearAll(pairs, declared);
  await pairs.write(numbers);
  for (const item of items) {
    await changeItem(pairs, item.collection, item.id, item);
    await slices.pause();
  }
}

async function clearAll(pairs: Pairs, declared: DeclaredCollections): Promise<void> {
  await pairs.clear(NUMBERS_SPACE);
  for (const { space, indexes } of declared.values()) {
    await pairs.clear(space);
    for (const index of indexes.values()) await pairs.clear(index.space);
  }
}
