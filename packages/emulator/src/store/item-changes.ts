import { type DeclaredCollection, type Entry, entriesOfItem } from "./declared-collection.ts";
import { UniqueConflictError } from "./errors/unique-conflict-error.ts";
import { entriesOf, idOfEntry, readId, writeId } from "./index-key.ts";
import type { Change, Pairs } from "./pairs.ts";
import { storedValue } from "./stored-value.ts";

/** An item as it is to be: `undefined` removes it. */
export interface NewItem {
  readonly text: string;
  readonly entries: readonly Entry[];
}

/**
 * Replaces an item and its entries.
 *
 * @returns whether there was one
 * @throws UniqueConflictError before anything is written
 */
export async function changeItem(
  pairs: Pairs,
  collection: DeclaredCollection,
  id: string,
  item: NewItem | undefined,
): Promise<boolean> {
  const key = writeId(id);
  const [old] = await pairs.read(collection.space, [key]);
  const before = old === undefined ? [] : entriesOfItem(collection, storedValue(old), id);
  const added = without(item?.entries ?? [], before);
  for (const entry of added) if (entry.index.unique) await checkUnique(pairs, collection, id, entry);
  if (old === undefined && item === undefined) return false;
  await pairs.write([
    ...without(before, item?.entries ?? []).map((entry) => changeOf(entry, undefined)),
    ...added.map((entry) => changeOf(entry, "")),
    { space: collection.space, key, value: item?.text },
  ]);
  return old !== undefined;
}

async function checkUnique(
  pairs: Pairs,
  collection: DeclaredCollection,
  id: string,
  { index, key, written }: Entry,
): Promise<void> {
  const range = { ...entriesOf(written), descending: false, offset: 0, limit: 1 };
  const [taken] = await pairs.scan(index.space, range);
  if (taken === undefined) return;
  const holder = readId(idOfEntry(taken));
  throw new UniqueConflictError({ collection: collection.name, index: index.name, key, id, holder });
}

function without(entries: readonly Entry[], others: readonly Entry[]): readonly Entry[] {
  if (entries.length === 0 || others.length === 0) return entries;
  const keys = new Set(others.map(placeOf));
  return entries.filter((entry) => !keys.has(placeOf(entry)));
}

function placeOf(entry: Entry): string {
  return `${entry.index.space}:${entry.full}`;
}

function changeOf(entry: Entry, value: string | undefined): Change {
  return { space: entry.index.space, key: entry.full, value };
}
