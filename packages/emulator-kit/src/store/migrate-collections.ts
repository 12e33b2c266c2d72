import { type DeclaredCollection, type DeclaredCollections, entriesOfItem } from "./collection.ts";
import type { Pairs } from "./engine.ts";
import { writeId } from "./index-key.ts";
import { changeItem, walkRows } from "./stored-items.ts";
import { jsonText, storedValue } from "./stored-json.ts";

/** Space that contains the layout of each stored collection. */
const COLLECTIONS_SPACE = "#collections";

interface StoredLayout {
  readonly version: number;
  /** The names of the indexes, each followed by `!` if the index is unique and by `.` otherwise. */
  readonly indexes: readonly string[];
}

/**
 * Migrates the data in an engine to the declared collections. Upgrades the values of older versions, and rewrites the
 * index entries of collections whose indexes or version have changed. Undeclared collections are not changed.
 *
 * @returns the name of a collection written by a newer version, if any; in that case, nothing is changed
 */
export async function migrateCollections(
  pairs: Pairs,
  declared: DeclaredCollections,
): Promise<string | undefined> {
  const stored = await Promise.all(
    [...declared.values()].map(async (collection) => ({
      collection,
      layout: await readLayout(pairs, collection),
    })),
  );
  const newer = stored.find(
    ({ collection, layout }) => (layout?.version ?? 0) > collection.definition.version,
  );
  if (newer !== undefined) return newer.collection.name;
  for (const { collection, layout } of stored) await migrate(pairs, collection, layout);
  return undefined;
}

async function readLayout(pairs: Pairs, { name }: DeclaredCollection): Promise<StoredLayout | undefined> {
  const [text] = await pairs.read(COLLECTIONS_SPACE, [writeId(name)]);
  return text === undefined ? undefined : (storedValue(text) as StoredLayout);
}

async function migrate(
  pairs: Pairs,
  collection: DeclaredCollection,
  stored: StoredLayout | undefined,
): Promise<void> {
  const declared = declaredLayout(collection);
  if (JSON.stringify(stored) === JSON.stringify(declared)) return;
  if (stored !== undefined) await rewrite(pairs, collection, stored);
  const value = JSON.stringify(declared);
  await pairs.write([{ space: COLLECTIONS_SPACE, key: writeId(collection.name), value }]);
}

function declaredLayout({ definition, indexes }: DeclaredCollection): StoredLayout {
  const kinds = [...indexes.values()].map(({ name, unique }) => name + (unique ? "!" : "."));
  return { version: definition.version, indexes: kinds.sort() };
}

/** Clears all indexes first, because the entries of an older version can no longer be computed. */
async function rewrite(pairs: Pairs, collection: DeclaredCollection, stored: StoredLayout): Promise<void> {
  const { version, upgrade } = collection.definition;
  const storedSpaces = stored.indexes.map((index) => `${collection.name}/${index.slice(0, -1)}`);
  const declaredSpaces = [...collection.indexes.values()].map(({ space }) => space);
  for (const space of [...storedSpaces, ...declaredSpaces]) await pairs.clear(space);
  for await (const [id, text] of walkRows(pairs, collection.space)) {
    const old = storedValue(text);
    const value = stored.version < version && upgrade !== undefined ? upgrade(old, stored.version) : old;
    const item = { text: jsonText(value), entries: entriesOfItem(collection, value, id) };
    await pairs.write([{ space: collection.space, key: writeId(id), value: undefined }]);
    await changeItem(pairs, collection, id, item);
  }
}
