import { type DeclaredCollection, entriesOfItem, type IndexEntry } from "./collection.ts";
import { andThen, type KeyRange, type MaybePromise, type PairChange, type Pairs } from "./engine.ts";
import { afterKey, afterPrefix, entryRange, type IndexKey, idOfEntry, readId, writeId } from "./index-key.ts";
import { StoreError } from "./store-errors.ts";
import { storedValue } from "./stored-json.ts";

/** Stored form of an item. */
export interface ItemContent {
  readonly text: string;
  readonly entries: readonly IndexEntry[];
}

/**
 * Replaces an item and its index entries. Returns a promise only if the engine does, because a seed can have many
 * items.
 *
 * @param item the new content, or `undefined` to remove the item
 * @returns whether the item existed
 * @throws UniqueConflictError; in that case, nothing was written
 */
export function changeItem(
  pairs: Pairs,
  collection: DeclaredCollection,
  id: string,
  item: ItemContent | undefined,
): MaybePromise<boolean> {
  const key = writeId(id);
  return andThen(pairs.read(collection.space, [key]), ({ 0: old }) => {
    if (old === undefined && item === undefined) return false;
    const before = old === undefined ? [] : entriesOfItem(collection, storedValue(old), id);
    const after = item?.entries ?? [];
    const added = entriesWithout(after, before);
    const unique = added.filter(({ index }) => index.unique);
    const write = (): MaybePromise<void> =>
      pairs.write([
        ...entriesWithout(before, after).map(({ index, full }) => removal(index.space, full)),
        ...added.map(({ index, full }) => ({ space: index.space, key: full, value: "" })),
        { space: collection.space, key, value: item?.text },
      ]);
    const written = andThen(assertUnique(pairs, collection, id, unique), write);
    return andThen(written, () => old !== undefined);
  });
}

function removal(space: string, key: string): PairChange {
  return { space, key, value: undefined };
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

function assertUnique(
  pairs: Pairs,
  collection: DeclaredCollection,
  id: string,
  [entry, ...others]: readonly IndexEntry[],
): MaybePromise<void> {
  if (entry === undefined) return undefined;
  const { index, key, written } = entry;
  const range = { ...entryRange(written), descending: false, offset: 0, limit: 1 };
  return andThen(pairs.scan(index.space, range), ([existing]) => {
    if (existing === undefined) return assertUnique(pairs, collection, id, others);
    const holder = readId(idOfEntry(existing));
    throw new UniqueConflictError({ collection: collection.name, index: index.name, key, id, holder });
  });
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
      `${at.collection}: ${JSON.stringify(at.id)} cannot have the key ${JSON.stringify(at.key)} in the unique index ${at.index}, because ${JSON.stringify(at.holder)} already has it`,
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
