import type { TimeSlices } from "../async/scheduling.ts";
import { type DeclaredCollections, NUMBERS_SPACE } from "./collection.ts";
import type { Pairs } from "./engine.ts";
import type { Snapshot, SnapshotData } from "./store.ts";
import { type Row, walkRows } from "./stored-items.ts";
import { parseStored } from "./stored-json.ts";

/** Rows that can be iterated more than once. */
export type Rows = Iterable<Row>;

export interface SnapshotRows {
  readonly collections: ReadonlyMap<string, Rows>;
  readonly numbers: Rows;
}

/** Reads all declared collections. */
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

async function readRows(pairs: Pairs, space: string, slices: TimeSlices): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const row of walkRows(pairs, space)) {
    rows.push(row);
    await slices.pause();
  }
  return rows;
}

/** The rows of snapshots that were created in this process. They are used instead of the snapshot's JSON. */
const knownRows = new WeakMap<object, () => SnapshotRows>();

/** Creates a snapshot. @param rows called when the content of the snapshot is needed */
export function snapshotOf(rows: () => SnapshotRows): Snapshot {
  const snapshot = { toJSON: () => snapshotData(rows()) };
  knownRows.set(snapshot, rows);
  return snapshot;
}

/** Returns the rows of a snapshot if it was created in this process. */
export function rowsOfSnapshot(snapshot: object): SnapshotRows | undefined {
  return knownRows.get(snapshot)?.();
}

function snapshotData({ collections, numbers }: SnapshotRows): SnapshotData {
  return {
    collections: Object.fromEntries([...collections].map(([name, rows]) => [name, valuesOf(rows)])),
    numbers: valuesOf(numbers) as Record<string, number>,
  };
}

function valuesOf(rows: Rows): Record<string, unknown> {
  return Object.fromEntries([...rows].map(([id, text]) => [id, parseStored(text)]));
}

/** Yields a snapshot's JSON piece by piece. */
export async function* snapshotJson(
  snapshot: Snapshot | SnapshotData,
  slices: TimeSlices,
): AsyncGenerator<string> {
  const rows = rowsOfSnapshot(snapshot);
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

/** Batch size for joining members. */
const MEMBERS_PER_PIECE = 100;

async function* membersJson(rows: Rows, slices: TimeSlices): AsyncGenerator<string> {
  let before = "{";
  let members: string[] = [];
  for (const [id, text] of rows) {
    members.push(`${JSON.stringify(id)}:${text}`);
    if (members.length < MEMBERS_PER_PIECE) continue;
    yield before + members.join();
    before = ",";
    members = [];
    await slices.pause();
  }
  yield members.length === 0 && before === "," ? "}" : `${before}${members.join()}}`;
}
