import { generationOf } from "../../runtime/store-factory.ts";
import { type Collections, declareCollections } from "../../store/collection.ts";
import { createStore } from "../../store/create-store.ts";
import { migrateCollections } from "../../store/migrate-collections.ts";
import type { Store } from "../../store/store.ts";
import { StoreArgumentError } from "../../store/store-errors.ts";
import type { Database } from "./database.ts";
import { createPostgresEngine } from "./postgres-engine.ts";
import { newerStoreError } from "./schema.ts";

const NAME = /^[\w.-]+$/;

/**
 * Opens a store in a database whose tables are there, and creates it if necessary. Any number of processes may have it
 * open. `work` may run more than once.
 *
 * @param process the id of the process that creates it
 * @throws StoreUnavailableError if the database cannot be used; `reason` says why
 */
export async function openPostgresStore<const All extends Collections>(
  database: Database,
  { name, collections, process }: { name: string; collections: All; process: string },
): Promise<Store<All>> {
  if (!NAME.test(name)) throw new StoreArgumentError("name", "must be letters, digits, _, . and -");
  const declared = declareCollections(collections);
  await database.query(
    `INSERT INTO seamline_store (name, generation, process, replaced) VALUES ($1, $2, $3, false)
     ON CONFLICT (name) DO NOTHING`,
    [name, generationOf(name).generation, process],
  );
  const engine = createPostgresEngine(database, name);
  const newer = await engine.change((pairs) => migrateCollections(pairs, declared));
  if (newer !== undefined) throw newerStoreError(database.address);
  return createStore(engine, declared) as Store<All>;
}
