import { type DeclaredCollection, type DeclaredCollections, entriesOfItem } from "./collection.ts";
import type { Pairs } from "./engine.ts";
import { writeId } from "./index-key.ts";
import { changeItem, walkRows } from "./stored-items.ts";
import { jsonText, storedValue } from "./stored-json.ts";

/** Where it is written down as what each collection was stored. */
const collectionsSpace = "#collections";

interface StoredLayout {
  readonly version: number;
  /** Which indexes there are: `!` after the names of unique ones, `.` after the others. */
  readonly indexes: readonly string[];
}

/**
 * Brings what an engine holds up to what is declared: values of an older version are upgraded, and entries written
 * anew where indexes or the version are others than before. Collections that are not declared are left alone.
 *
 * @returns the name of a collection that a newer version wrote, if there is one; then nothing was changed
 */
export async function migrateCollections(
  pairs: Pairs,
  declared: DeclaredCollections,
): Promise<string | undefined> {
  const stored = await Promise.all(
    [...declared.values()].map(async (collection) => ({
      collection,
      as: await readLayout(pairs, collection),
    })),
  );
  const newer = stored.find(({ collection, as }) => (as?.version ?? 0) > collection.definition.version);
  if (newer !== undefined) return newer.collection.name;
  for (const { collection, as } of stored) await migrate(pairs, collection, as);
  return undefined;
}

async function migrate(
  pairs: Pairs,
  collection: DeclaredCollection,
  as: StoredLayout | undefined,
): Promise<void> {
  const now = declaredLayout(collection);
  if (JSON.stringify(as) === JSON.stringify(now)) return;
  if (as !== undefined) await rewrite(pairs, collection, as);
  const value = JSON.stringify(now);
  await pairs.write([{ space: collectionsSpace, key: writeId(collection.name), value }]);
}

/** Items of the older version are taken out of their indexes first: what those gave then is no longer known. */
async function rewrite(pairs: Pairs, collection: DeclaredCollection, as: StoredLayout): Promise<void> {
  const { version, upgrade } = collection.definition;
  const spaces = as.indexes.map((index) => `${collection.name}/${index.slice(0, -1)}`);
  for (const space of [...spaces, ...[...collection.indexes.values()].map((index) => index.space)]) {
    await pairs.clear(space);
  }
  for await (const [id, text] of walkRows(pairs, collection.space)) {
    const old = storedValue(text);
    const value = as.version < version && upgrade !== undefined ? upgrade(old, as.version) : old;
    const item = { text: jsonText(value), entries: entriesOfItem(collection, value, id) };
    await pairs.write([{ space: collection.space, key: writeId(id), value: undefined }]);
    await changeItem(pairs, collection, id, item);
  }
}

async function readLayout(pairs: Pairs, { name }: DeclaredCollection): Promise<StoredLayout | undefined> {
  const [text] = await pairs.read(collectionsSpace, [writeId(name)]);
  return text === undefined ? undefined : (storedValue(text) as StoredLayout);
}

function declaredLayout({ definition, indexes }: DeclaredCollection): StoredLayout {
  const kinds = [...indexes.values()].map(({ name, unique }) => name + (unique ? "!" : "."));
  return { version: definition.version, indexes: kinds.sort() };
}
