import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { RECORD } from "../emulator/state-record.ts";
import type { KeptStore, StoreFactory } from "../emulator/store-factory.ts";
import { databaseFile } from "./sqlite/open-database.ts";
import { openSqliteStore } from "./sqlite-store.ts";

/**
 * Keeps an emulator's state on disk (SQLite, Node 22.13 and newer), each part in a folder of its own below `folder`,
 * which one process at a time has open. What was answered is on the disk. The clock is not: the next emulator begins at
 * the time that it is given, or the platform's.
 *
 * @example
 * const emulator = createEmulator({ store: sqliteStores("./state") });
 *
 * Where the folder cannot be used, or a part of it is lost, the emulator is never ready: `ready` rejects with a
 * StoreUnavailableError, and what is there stays as it is.
 */
export function sqliteStores(folder: string): StoreFactory {
  const open: StoreFactory = (name, collections) =>
    openSqliteStore({
      folder: join(folder, name),
      collections,
      // An older record of which state is in force would have the newer one removed.
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

/** A folder without a database is what remains of a store that was being removed, or that lost it. */
async function bytesOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}
