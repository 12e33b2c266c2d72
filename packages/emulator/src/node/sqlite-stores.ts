import { join } from "node:path";
import type { StoreFactory } from "../emulator/store-factory.ts";
import { openSqliteStore } from "./sqlite-store.ts";

/**
 * Keeps an emulator's state on disk (SQLite, Node 22.13 and newer), each part in a folder of its own below `folder`,
 * which one process at a time has open. What was answered is on the disk. The clock is not: the next emulator begins at
 * the time that it is given, or the platform's.
 *
 * @example
 * const emulator = createEmulator({ store: sqliteStores("./state") });
 *
 * Where the folder cannot be used, the emulator is never ready: `ready` rejects with a StoreUnavailableError.
 */
export function sqliteStores(folder: string): StoreFactory {
  return (name, collections) => openSqliteStore({ folder: join(folder, name), collections });
}
