import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Collections, Store, StoreFactory } from "@seamline/emulator-kit";
import type { Engine, KeptStore } from "@seamline/emulator-kit/host";
import {
  createStore,
  type DeclaredCollections,
  declareCollections,
  migrateCollections,
  RECORD,
  StoreArgumentError,
} from "@seamline/emulator-kit/host";
import { databaseFile, newerStoreError, openDatabase } from "./open-database.ts";
import { createSqliteEngine } from "./sqlite-engine.ts";

/**
 * Stores the state of an emulator on disk (SQLite, Node 22.13 or newer), each part in its own subfolder of `folder`.
 * Only one process at a time can open it. The changes of a request are on disk before the response is sent. The clock's
 * time is not stored: the next emulator starts at the time in its options, or at the system time.
 *
 * @example
 * const emulator = createEmulator({ store: sqliteStores("./state") });
 *
 * If the folder cannot be used, or some of its files are missing, the emulator's `ready` rejects with a
 * StoreUnavailableError, and the folder is not changed.
 */
export function sqliteStores(folder: string): StoreFactory {
  const open: StoreFactory = (name, collections) =>
    openSqliteStore({
      folder: join(folder, name),
      collections,
      // The record names the current state. If a lost log reverted the record, the current state would be removed.
      journal: name === RECORD ? "truncate" : "wal",
    });
  return Object.assign(open, {
    kept: async () => ({ folder, stores: await storesIn(folder) }),
    discard: (name: string) => rm(join(folder, name), { recursive: true, force: true }),
  });
}

async function storesIn(folder: string): Promise<KeptStore[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory());
  return Promise.all(
    folders.map(async ({ name }) => ({ name, bytes: await bytesOf(databaseFile(join(folder, name))) })),
  );
}

/**
 * Returns the size of a file, or 0 if it is missing: a folder without a database belongs to a store that was being
 * removed, or that has lost its database.
 */
async function bytesOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}

/**
 * Opens a store on disk (SQLite, Node 22.13 or newer), creating it if necessary. A transaction's changes are on disk
 * when its promise resolves. Only one process at a time can open the folder. `work` runs once.
 *
 * @throws StoreUnavailableError if the folder cannot be used; `reason` states why
 * @throws StoreArgumentError if the folder or a collection is invalid
 */
export async function openSqliteStore<const All extends Collections>(options: {
  readonly folder: string;
  readonly collections: All;
  /** The type is not `JournalMode`, because the declarations of public entry points must not need Node's types. */
  readonly journal?: "wal" | "truncate";
}): Promise<Store<All>> {
  const { folder, collections, journal = "wal" } = options;
  if (typeof folder !== "string" || folder === "") {
    throw new StoreArgumentError("folder", "must be the path of a folder");
  }
  const declared = declareCollections(collections);
  const { database, counter } = await openDatabase(folder, journal);
  const engine = createSqliteEngine(database, folder, counter);
  await migrate(engine, declared, folder);
  return createStore(engine, declared) as Store<All>;
}

async function migrate(engine: Engine, declared: DeclaredCollections, folder: string): Promise<void> {
  try {
    const newer = await engine.change((pairs) => migrateCollections(pairs, declared));
    if (newer !== undefined) throw newerStoreError(folder);
  } catch (error) {
    await engine.close();
    throw error;
  }
}
