/** Runs the tests for all stores on PostgreSQL. */
import { randomUUID } from "node:crypto";
import { describe, onTestFinished } from "vitest";
import type { Collections } from "../../src/index.ts";
import { Database } from "../../src/node/postgres/database.ts";
import { openPostgresStore } from "../../src/node/postgres/open-postgres-store.ts";
import { prepareSchema } from "../../src/node/postgres/schema.ts";
import { testEngines } from "../store/support/engines.ts";
import { postgresTests } from "./support/postgres-server.ts";
import { testDatabase } from "./support/test-database.ts";

/** A database for all tests. Each store has a unique name. The connections do not keep the process alive. */
let database: Promise<Database> | undefined;

async function preparedDatabase(): Promise<Database> {
  const opened = await Database.open(await testDatabase());
  await prepareSchema(opened);
  return opened;
}

async function open<const All extends Collections>(collections: All) {
  database ??= preparedDatabase();
  const store = await openPostgresStore(await database, {
    name: randomUUID(),
    collections,
    process: "test",
  });
  onTestFinished(() => store.close());
  return store;
}

testEngines([{ engine: "postgres", open, examples: 40 }]);

describe.runIf(postgresTests)("PostgreSQL", async () => {
  await import("../store/store-arguments.test.ts");
  await import("../store/store-model.test.ts");
  await import("../store/store-pages.test.ts");
  await import("../store/store-snapshots.test.ts");
  await import("../store/store-transactions.test.ts");
  await import("../store/store-values.test.ts");
});
