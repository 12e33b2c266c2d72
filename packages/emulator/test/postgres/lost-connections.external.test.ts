import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Database } from "../../src/node/postgres/database.ts";
import { openPostgresStore } from "../../src/node/postgres/open-postgres-store.ts";
import { prepareSchema } from "../../src/node/postgres/schema.ts";
import { ask, matterNames } from "../runtime/support/ask.ts";
import { collections } from "../store/support/notes.ts";
import { openEmulator } from "./support/open-emulators.ts";
import {
  LONG,
  postgresTests,
  removeServer,
  restartServer,
  serverFolder,
  startServer,
} from "./support/postgres-server.ts";
import { runStatements, testDatabase } from "./support/test-database.ts";

/** Terminates emulators' connections to a database, as an administrator would. */
async function cutConnections(url: string): Promise<void> {
  await runStatements(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'seamline-emulator' AND datname = current_database()`,
  );
}

/** Starts a separate server, because other tests would lose their connections. */
async function ownServer(): Promise<{ readonly url: string; readonly folder: string }> {
  const folder = await serverFolder();
  onTestFinished(() => removeServer(folder));
  return { url: (await startServer(folder))("postgres"), folder };
}

describe.runIf(postgresTests)("emulators with lost connections", LONG, () => {
  it("an emulator responds with 503 while connections are lost, and handles the next request", async () => {
    const url = await testDatabase();
    const { retention } = await openEmulator(url);
    const acknowledged: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const names = [1, 2, 3].map((at) => `Case ${round}.${at}`);
      const asked = Promise.all(names.map((name) => ask(retention, "POST /v1/matters", { name })));
      await cutConnections(url);
      for (const [at, { status }] of (await asked).entries()) {
        expect([200, 503]).toContain(status);
        if (status === 200) acknowledged.push(names[at] as string);
      }
    }
    expect((await ask(retention, "POST /v1/matters", { name: "Case" })).status).toBe(200);
    expect(await matterNames(retention)).toEqual(expect.arrayContaining(acknowledged));
  });

  it("an emulator continues after a server restart, with all acknowledged changes", async () => {
    const { url, folder } = await ownServer();
    const emulator = await openEmulator(url.replace("seamline@", "seamline:s3cret@"));
    await ask(emulator.retention, "POST /v1/matters", { name: "Before" });
    await restartServer(folder, async () => {
      const failed = await ask(emulator.retention, "GET /v1/matters");
      expect(failed).toMatchObject({
        status: 503,
        body: { error: { message: expect.stringMatching(/^[^\n]+$/) } },
      });
      expect(JSON.stringify(failed.body)).not.toContain("s3cret");
      expect((await ask(emulator.edge, "GET /__emulator/health")).status).toBe(503);
    });
    await vi.waitUntil(
      async () => (await ask(emulator.edge, "GET /__emulator/health")).status === 200,
      30_000,
    );
    expect((await ask(emulator.retention, "POST /v1/matters", { name: "After" })).status).toBe(200);
    expect(await matterNames(emulator.retention)).toEqual(["Before", "After"]);
  });
});

describe.runIf(postgresTests)("transactions with a lost connection", LONG, () => {
  it.each(["between its statements", "before it is committed"])(
    "a transaction changes nothing if its connection is lost %s",
    async (when) => {
      const url = await testDatabase();
      const database = await Database.open(url);
      onTestFinished(() => database.close());
      await prepareSchema(database);
      const store = await openPostgresStore(database, { name: "notes", collections, process: "test" });
      onTestFinished(() => store.close());
      const cut = store.transaction(async (transaction) => {
        await transaction.put("pages", "a", { text: "first" });
        // Reading a value flushes pending writes.
        expect((await transaction.list("pages")).items).toHaveLength(1);
        await cutConnections(url);
        if (when !== "before it is committed") await transaction.put("pages", "b", { text: "second" });
      });
      await expect(cut).rejects.toMatchObject({ code: "unavailable" });
      expect(await store.read((reader) => reader.count("pages"))).toBe(0);
      await store.transaction((transaction) => transaction.put("pages", "c", { text: "third" }));
      expect(await store.read((reader) => reader.count("pages"))).toBe(1);
    },
  );
});
