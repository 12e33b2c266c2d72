import { type DeclaredCollection, entriesOfItem, type IndexEntry } from "./collection.ts";
import type { KeyRange, Pairs } from "./engine.ts";
import { afterKey, afterPrefix, entryRange, type IndexKey, idOfEntry, readId, writeId } from "./index-key.ts";
import { StoreError } from "./store-errors.ts";
import { storedValue } from "./stored-json.ts";

/** Stored form of an item. */
export interface ItemContent {
  readonly text: string;
  readonly entries: readonly IndexEntry[];
}

/**
 * Replaces an item and its index entries.
 *
 * @param item the new content, or `undefined` to remove the item
 * @returns whether the item existed
 * @throws UniqueConflictError; nothing has then been written
 */
export async function changeItem(
  pairs: Pairs,
  collection: DeclaredCollection,
  id: string,
  item: ItemContent | undefined,
): Promise<boolean> {
  const key = writeId(id);
  const [old] = await pairs.read(collection.space, [key]);
  const before = old === undefined ? [] : entriesOfItem(collection, storedValue(old), id);
  const after = item?.entries ?? [];
  const added = entriesWithout(after, before);
  for (const entry of added) if (entry.index.unique) await assertUnique(pairs, collection, id, entry);
  if (old === undefined && item === undefined) return false;
  const removed = entriesWithout(before, after);
  await pairs.write([
    ...removed.map(({ index, full }) => ({ space: index.space, key: full, value: undefined })),
    ...added.map(({ index, full }) => ({ space: index.space, key: full, value: "" })),
    { space: collection.space, key, value: item?.text },
  ]);
  return old !== undefined;
}

function entriesWithout(
  entries: readonly IndexEntry[],
  others: readonly IndexEntry[],
): readonly IndexEntry[] {
  if (entries.length === 0 || others.length === 0) return entries;
  const places = new Set(others.map(placeOf));
  return entries.filter((entry) => !places.has(placeOf(entry)));
}

function placeOf({ index, full }: IndexEntry): string {
  return `${index.space}:${full}`;
}

async function assertUnique(
  pairs: Pairs,
  collection: DeclaredCollection,
  id: string,
  { index, key, written }: IndexEntry,
): Promise<void> {
  const range = { ...entryRange(written), descending: false, offset: 0, limit: 1 };
  const [entry] = await pairs.scan(index.space, range);
  if (entry === undefined) return;
  const holder = readId(idOfEntry(entry));
  throw new UniqueConflictError({ collection: collection.name, index: index.name, key, id, holder });
}

/**
 * Thrown by `put` if another item already has the same key in a unique index. The call changed nothing, and the
 * transaction can continue.
 */
export class UniqueConflictError extends StoreError {
  readonly collection: string;
  readonly index: string;
  readonly key: IndexKey;
  /** Id of the item that was not stored. */
  readonly id: string;
  /** Id of the item that has the key. */
  readonly holder: string;

  constructor(at: { collection: string; index: string; key: IndexKey; id: string; holder: string }) {
    super(
      "unique-conflict",
      `${at.collection}: ${JSON.stringify(at.id)} cannot have the key ${JSON.stringify(at.key)} of the unique index ${at.index}, because ${JSON.stringify(at.holder)} has it`,
    );
    this.name = "UniqueConflictError";
    this.collection = at.collection;
    this.index = at.index;
    this.key = at.key;
    this.id = at.id;
    this.holder = at.holder;
  }
}

/** Item id, and the value as JSON text. */
export type Row = readonly [id: string, text: string];

/** Batch size for reading rows. */
const ROW_BATCH = 1_000;

/** Yields all rows in a space for items, sorted by id. The caller can change items that were already yielded. */
export async function* walkRows(pairs: Pairs, space: string): AsyncGenerator<Row> {
  let range: KeyRange = { from: "", to: afterPrefix("") };
  for (;;) {
    const keys = await pairs.scan(space, { ...range, descending: false, offset: 0, limit: ROW_BATCH });
    const texts = await pairs.read(space, keys);
    for (const [at, key] of keys.entries()) yield [readId(key), texts[at] as string];
    const last = keys[ROW_BATCH - 1];
    if (last === undefined) return;
    range = { ...range, from: afterKey(last) };
  }
}
