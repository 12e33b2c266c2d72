import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createEmulator, type Emulator } from "../../src/index.ts";
import { postgresStores } from "../../src/node/index.ts";
import { startCli } from "../node/support/run-cli.ts";
import { ask, zoneDomains } from "../runtime/support/ask.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { LONG, postgresTests } from "./support/postgres-server.ts";
import { runStatements, testDatabase } from "./support/test-database.ts";

function open(url: string, seed: object = {}): Emulator {
  const emulator = createEmulator({ store: postgresStores(url), seed });
  onTestFinished(() => emulator.close().catch(() => undefined));
  return emulator;
}

/** Creates a database with the state of a closed emulator. */
async function keptDatabase(): Promise<string> {
  const url = await testDatabase();
  const emulator = open(url, { edge: { zones: [{ Domain: "kept.example" }] } });
  await emulator.ready;
  await emulator.close();
  return url;
}

/** Returns the content that a failed start must not change. */
async function contentOf(url: string): Promise<object> {
  const tables = await runStatements(
    url,
    "SELECT tablename FROM pg_tables WHERE tablename IN ('seamline_state', 'seamline_store', 'seamline_pair') ORDER BY 1",
  );
  const read = ({ tablename }: Record<string, unknown>) => {
    const columns = tablename === "seamline_state" ? "id, epoch, latest, seed" : "*";
    return runStatements(url, `SELECT ${columns} FROM ${tablename} ORDER BY 1`);
  };
  return Promise.all(tables.map(read));
}

async function startErrorOf(url: string): Promise<Error> {
  const before = await contentOf(url);
  const emulator = open(url, { edge: { zones: [{ Domain: "new.example" }] } });
  const error: Error = await emulator.ready.then(
    () => expect.unreachable("The emulator has started."),
    (thrown) => thrown,
  );
  expect((await ask(emulator.edge, "GET /__emulator/health")).status).toBe(503);
  await emulator.close();
  expect(error).toMatchObject({ code: "unavailable" });
  expect(error.message).not.toContain("\n");
  expect(await contentOf(url)).toEqual(before);
  return error;
}

const edgeRows = "key >= convert_to('edge', 'UTF8') AND key < convert_to('edgf', 'UTF8')";

/** Changes by another program, and the problem that the error reports. */
const losses: readonly (readonly [string, string])[] = [
  ["UPDATE seamline_state SET epoch = 99", "the row for edge.99 in seamline_store is missing"],
  ["DELETE FROM seamline_store", "the row for edge in seamline_store is missing"],
  ["DELETE FROM seamline_store WHERE name = 'edge'", "(the row for edge in seamline_store is missing)"],
  ["UPDATE seamline_store SET replaced = true WHERE name = 'edge'", "the row for edge in seamline_store"],
  ["TRUNCATE seamline_pair", "the rows for edge in seamline_pair are missing, the rows for functions"],
  [`DELETE FROM seamline_pair WHERE ${edgeRows}`, "(the rows for edge in seamline_pair are missing)"],
  ["DELETE FROM seamline_state", "the row in seamline_state is missing"],
  ["UPDATE seamline_state SET epoch = NULL, seed = NULL", "does not name a state"],
  ["UPDATE seamline_state SET epoch = NULL", "does not name a state"],
  ["UPDATE seamline_state SET seed = NULL", "does not name a state"],
  ["UPDATE seamline_state SET seed = '{broken'", "the seed column of seamline_state is not valid JSON"],
  ["UPDATE seamline_state SET seed = '[1]'", "the seed column of seamline_state must be a JSON object"],
  ["DROP TABLE seamline_pair", "missing tables: seamline_pair"],
  ["DROP TABLE seamline_store, seamline_claim", "missing tables: seamline_claim, seamline_store"],
  ["DROP TABLE seamline_state", "missing tables: seamline_state"],
];

describe.runIf(postgresTests)("databases changed by another program", LONG, () => {
  it.each(losses)(
    "an emulator rejects a database after %s, and leaves it unchanged",
    async (statement, problem) => {
      const url = await keptDatabase();
      await runStatements(url, statement);
      const { message } = await startErrorOf(url);
      expect(message).toContain(problem);
      expect(message).toContain("restore all of the emulator's tables");
    },
  );

  it("an emulator rejects a database if the seed in its record is invalid for the services", async () => {
    const url = await keptDatabase();
    await runStatements(url, `UPDATE seamline_state SET seed = '{"edge": {"keys": 5}, "accounts": 7}'`);
    expect((await startErrorOf(url)).message).toContain("The current state record is invalid");
  });

  it("the command reports a damaged record on one line, and exits with 1", async () => {
    const url = await keptDatabase();
    await runStatements(url, "UPDATE seamline_state SET seed = '{broken'");
    const run = startCli(["--port", "0", "--store", url]);
    expect(await run.ended).toBe(1);
    expect(run.stderr()).toMatch(
      /^seamline-emulator: The store in .* is damaged and was left unchanged .*\n$/,
    );
  });

  it("an emulator serves the database again once its record is restored", async () => {
    const url = await keptDatabase();
    await runStatements(url, "UPDATE seamline_state SET epoch = 99");
    await startErrorOf(url);
    await runStatements(url, "UPDATE seamline_state SET epoch = 1");
    expect(await zoneDomains(open(url).edge)).toEqual(["kept.example"]);
  });

  it("a running emulator responds with 503 until its record is restored", async () => {
    const url = await testDatabase();
    const emulator = open(url, { edge: { zones: [{ Domain: "kept.example" }] } });
    await emulator.ready;
    for (const change of ["epoch = 99", "clock = '{broken'", "clock = '{}'"]) {
      await runStatements(url, `UPDATE seamline_state SET ${change}`);
      expect((await ask(emulator.edge, "GET /dnszone")).status).toBe(503);
      await runStatements(url, "UPDATE seamline_state SET epoch = 1, clock = NULL");
      expect(await zoneDomains(emulator.edge)).toEqual(["kept.example"]);
    }
  });

  it("a new record never reuses the epoch of existing stores", async () => {
    const url = await keptDatabase();
    await runStatements(url, "UPDATE seamline_state SET latest = 0");
    const emulator = open(url);
    await emulator.ready;
    await emulator.seed({ edge: { zones: [{ Domain: "new.example" }] } });
    expect(await zoneDomains(emulator.edge)).toEqual(["new.example"]);
    expect(await runStatements(url, "SELECT epoch::int AS is FROM seamline_state")).toEqual([{ is: 2 }]);
  });
});

describe.runIf(postgresTests)("seamline-emulator --store with an invalid seed", LONG, () => {
  it("with --store, the command reports the same seed problems as without it, and writes nothing", async () => {
    const url = await testDatabase();
    const seed = join(await temporaryFolder(), "bad.yaml");
    await writeFile(seed, "edge:\n  zones:\n    - { Domain: a.example }\n    - { Domain: a.example }\n");
    const runs = [["--store", url], []].map((args) => startCli(["--port", "0", "--seed", seed, ...args]));
    expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([1, 1]);
    const [stored, inMemory] = runs.map((run) => run.stderr());
    expect(stored).toBe(inMemory);
    expect(stored).toMatch(/^.*bad\.yaml:4:9: \/edge\/zones\/1\/Domain: .*\n$/);
    expect(await runStatements(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual(
      [],
    );
  });
});
