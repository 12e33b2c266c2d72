import type { Collections, Store } from "@seamline/emulator-kit";
import {
  createStore,
  declareCollections,
  epochOf,
  migrateCollections,
  StoreArgumentError,
} from "@seamline/emulator-kit/host";
import type { Database } from "./database.ts";
import { createPostgresEngine } from "./postgres-engine.ts";
import { newerStoreError } from "./schema.ts";
import { StoreVersions } from "./store-versions.ts";

const NAME = /^[\w.-]+$/;

interface PostgresStoreOptions<All extends Collections> {
  readonly name: string;
  readonly collections: All;
  /** Id of the process that creates the store. */
  readonly process: string;
  /** Records this process's changes. */
  readonly versions?: StoreVersions;
}

/**
 * Opens a store in a database that already has the tables. Creates the store if necessary. Any number of processes may
 * open it. `work` may run more than once.
 *
 * @throws StoreUnavailableError if the database cannot be used; `reason` states why
 */
export async function openPostgresStore<const All extends Collections>(
  database: Database,
  { name, collections, process, versions = new StoreVersions() }: PostgresStoreOptions<All>,
): Promise<Store<All>> {
  if (!NAME.test(name)) throw new StoreArgumentError("name", "must consist of letters, digits, _, . and -");
  const declared = declareCollections(collections);
  await database.query(
    `INSERT INTO seamline_store (name, epoch, process, replaced, version) VALUES ($1, $2, $3, false, 0)
     ON CONFLICT (name) DO NOTHING`,
    [name, epochOf(name).epoch, process],
  );
  const engine = createPostgresEngine(database, name, versions);
  const [row] = await database.query("SELECT version FROM seamline_store WHERE name = $1", [name]);
  versions.opened(name, Number(row?.version));
  const newer = await engine.change((pairs) => migrateCollections(pairs, declared));
  if (newer !== undefined) throw newerStoreError(database.address);
  return createStore(engine, declared) as Store<All>;
}
