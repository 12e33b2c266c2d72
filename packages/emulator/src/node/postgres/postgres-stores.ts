import type { Collections, Store, StoreFactory } from "@seamline/emulator-kit";
import type { NamedStores, SharedStores, SharedTime, SharedView } from "@seamline/emulator-kit/host";
import { StoreClosedError, StoreReplacedError } from "@seamline/emulator-kit/host";
import { Database } from "./database.ts";
import { databaseAddress } from "./database-address.ts";
import { assertStores, missingRecordError, readSharedTime } from "./lost-records.ts";
import { openPostgresStore } from "./open-postgres-store.ts";
import { PostgresRecord } from "./postgres-record.ts";
import { ProcessClaims } from "./process-claims.ts";
import { removeStores } from "./remove-stores.ts";
import { prepareSchema } from "./schema.ts";
import { StoreVersions } from "./store-versions.ts";

/**
 * Stores the state of emulators in a PostgreSQL database (13 or newer; requires the package `pg`). Any number of
 * emulators in any number of processes can share a database. They serve the same state at the same time, and run each
 * scheduled job once. The changes of a request are on the server's disk before the response is sent, and are then
 * visible to all emulators. Each emulator has its own faults, journal, rate windows and function logs.
 *
 * @param url `postgres://user@host:5432/database`. Missing parts are read from the environment (`PGPASSWORD`).
 *
 * @example
 * const emulator = createEmulator({ store: postgresStores("postgres://seamline@localhost/seamline") });
 *
 * If the database cannot be used, the emulator's `ready` rejects with a StoreUnavailableError, and nothing is changed.
 * If the connection is lost later, requests fail with 503 until it is restored.
 *
 * @throws StoreArgumentError if the argument is not the URL of a database
 */
export function postgresStores(url: string): StoreFactory {
  databaseAddress(url);
  const share = (): SharedStores => new PostgresShare(url);
  let own: SharedStores | undefined;
  const open: StoreFactory = (name, collections) => {
    own ??= share();
    return own.stores(name, collections);
  };
  return Object.assign(open, { share });
}

interface OpenedShare {
  readonly database: Database;
  readonly claims: ProcessClaims;
}

/** An emulator's access to a shared database. Connects on first use. */
class PostgresShare implements SharedStores {
  readonly #url: string;
  #opening: Promise<OpenedShare> | undefined;
  #isClosing = false;
  #removing: Promise<unknown> = Promise.resolve();
  readonly #versions = new StoreVersions();
  readonly record = new PostgresRecord(() => this.#opened());
  readonly stores: StoreFactory;

  constructor(url: string) {
    this.#url = url;
    const open = (name: string, collections: Collections): Promise<Store<Collections>> =>
      this.#openStore(name, collections);
    this.stores = Object.assign(open, { discard: async (name: string) => this.#remove(name) });
  }

  async view(): Promise<SharedView> {
    const { database } = await this.#opened();
    const [row] = await database.query("SELECT epoch, clock FROM seamline_state WHERE id = 1");
    if (row === undefined) throw missingRecordError(database.address);
    const { epoch, clock } = row as { epoch: string | null; clock: string | null };
    return {
      epoch: epoch === null ? undefined : Number(epoch),
      time: clock === null ? undefined : readSharedTime(database.address, clock),
    };
  }

  async assertComplete(state: NamedStores): Promise<void> {
    const { database } = await this.#opened();
    await database.transaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", (connection) =>
      assertStores(connection, database.address, state),
    );
  }

  async newEpoch(): Promise<number> {
    const { database } = await this.#opened();
    const [row] = await database.query(
      `UPDATE seamline_state
       SET latest = 1 + greatest(latest, epoch, (SELECT max(epoch) FROM seamline_store))
       WHERE id = 1 RETURNING latest`,
    );
    if (row === undefined) throw missingRecordError(database.address);
    return Number(row?.latest);
  }

  async setTime(time: SharedTime, turn: string): Promise<void> {
    const { database, claims } = await this.#opened();
    const rows = await database.query(
      `UPDATE seamline_state SET clock = $1 WHERE id = 1
         AND EXISTS (SELECT 1 FROM seamline_claim WHERE name = $2 AND process = $3)
       RETURNING id`,
      [JSON.stringify(time), turn, claims.id],
    );
    if (rows.length === 0) throw new StoreReplacedError();
  }

  async changedElsewhere(): Promise<readonly string[]> {
    return this.#versions.changedElsewhere((await this.#opened()).database);
  }

  async claim(name: string): Promise<boolean> {
    return (await this.#opened()).claims.claim(name);
  }

  async release(name: string): Promise<void> {
    await (await this.#opened()).claims.release(name);
  }

  /** Starts the heartbeat. Also removes the stores that do not belong to the current state, which is already open. */
  keepAlive(work: () => Promise<void>, lost: () => void): void {
    const removing = this.#opened().then(({ database, claims }) => {
      claims.keepAlive(work, lost);
      return removeStores(database, claims, { isClosing: () => this.#isClosing });
    });
    this.#removing = Promise.all([this.#removing, removing.catch(() => undefined)]);
  }

  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    const opened = await this.#opening?.catch(() => undefined);
    await this.#removing;
    await opened?.claims.close();
    await opened?.database.close();
  }

  /** Connects once. A failed connection is not retried, because the emulator reports the error and closes. */
  #opened(): Promise<OpenedShare> {
    if (this.#isClosing && this.#opening === undefined) throw new StoreClosedError("store");
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async #open(): Promise<OpenedShare> {
    const database = await Database.open(this.#url);
    try {
      await prepareSchema(database);
      return { database, claims: await ProcessClaims.register(database) };
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  async #openStore(name: string, collections: Collections): Promise<Store<Collections>> {
    const { database, claims } = await this.#opened();
    return openPostgresStore(database, { name, collections, process: claims.id, versions: this.#versions });
  }

  /** Removes a store in the background, because removing a large state takes a while. */
  #remove(name: string): void {
    const removing = this.#opened().then(({ database, claims }) =>
      removeStores(database, claims, { name, isClosing: () => this.#isClosing }),
    );
    this.#removing = Promise.all([this.#removing, removing.catch(() => undefined)]);
  }
}
