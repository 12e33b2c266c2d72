import type { Collections } from "../store/collection.ts";
import { type Declared, declareCollections } from "../store/declared-collection.ts";
import { StoreArgumentError } from "../store/errors/store-argument-error.ts";
import type { Engine } from "../store/pairs.ts";
import { prepareCollections } from "../store/prepare-collections.ts";
import type { Store } from "../store/store.ts";
import { storeOver } from "../store/store-over.ts";
import { type Journal, newerStore, openDatabase } from "./sqlite/open-database.ts";
import { createSqliteEngine } from "./sqlite/sqlite-engine.ts";

/**
 * Opens a store on disk (SQLite, Node 22.13 and newer), and creates what is not there. What a transaction changed is
 * on the disk when its promise resolves. One process has a folder open at a time. `work` runs once.
 *
 * @throws StoreUnavailableError where the folder cannot be used: `reason` says why
 * @throws StoreArgumentError for collections that cannot be
 */
export async function openSqliteStore<const All extends Collections>(options: {
  readonly folder: string;
  readonly collections: All;
  readonly journal?: Journal;
}): Promise<Store<All>> {
  const { folder, collections, journal = "wal" } = options;
  if (typeof folder !== "string" || folder === "") {
    throw new StoreArgumentError("folder", "must be the path of a folder");
  }
  const declared = declareCollections(collections);
  const engine = createSqliteEngine(await openDatabase(folder, journal), folder);
  await bringUp(engine, declared, folder);
  return storeOver(engine, declared) as Store<All>;
}

async function bringUp(engine: Engine, declared: Declared, folder: string): Promise<void> {
  try {
    const newer = await engine.change((pairs) => prepareCollections(pairs, declared));
    if (newer !== undefined) throw newerStore(folder);
  } catch (error) {
    await engine.close();
    throw error;
  }
}
