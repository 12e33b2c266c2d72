import { cp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { createEmulator, type Emulator } from "../../src/index.ts";
import { sqliteStores } from "../../src/node/index.ts";
import { ask, zoneDomains } from "../runtime/support/ask.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { serveByCli, startCli } from "./support/run-cli.ts";
import { serviceNames } from "./support/services-by-port.ts";

function open(folder: string, seed?: object): Emulator {
  const emulator = createEmulator({ store: sqliteStores(folder), ...(seed && { seed }) });
  onTestFinished(() => emulator.close().catch(() => undefined));
  return emulator;
}

/** Creates a folder with the state of a closed emulator. */
async function keptState(): Promise<string> {
  const folder = join(await temporaryFolder(), "my data");
  const emulator = open(folder, { edge: { zones: [{ Domain: "kept.example" }] } });
  await emulator.ready;
  await emulator.close();
  return folder;
}

const database = (folder: string, part: string): string => join(folder, part, "seamline.sqlite");

/** Ways to damage a folder, with the missing parts that the error reports. */
const losses: readonly (readonly [string, (folder: string) => Promise<unknown>, string])[] = [
  [
    "the record is removed",
    (folder) => rm(join(folder, "emulator"), { recursive: true }),
    "Missing: emulator.",
  ],
  [
    "the folder of the record is emptied",
    (folder) => rm(database(folder, "emulator")),
    "Missing: emulator (empty).",
  ],
  [
    "the database of the record is emptied",
    (folder) => truncate(database(folder, "emulator")),
    "Missing: emulator (empty).",
  ],
  ["a service is removed", (folder) => rm(join(folder, "edge"), { recursive: true }), "Missing: edge."],
  [
    "the databases of two services are emptied",
    async (folder) => {
      await truncate(database(folder, "edge"));
      await rm(database(folder, "retention"));
    },
    "Missing: edge (empty), retention (empty).",
  ],
];

it.each(losses)(
  "if %s, an emulator does not start and leaves the other files unchanged",
  async (_, lose, missing) => {
    const folder = await keptState();
    const copy = `${folder} copy`;
    await cp(folder, copy, { recursive: true });
    await lose(folder);
    const before = await readdir(folder, { recursive: true });
    const emulator = open(folder, { edge: { zones: [{ Domain: "new.example" }] } });
    const error: Error = await emulator.ready.then(
      () => expect.unreachable(),
      (thrown) => thrown,
    );
    expect(error).toMatchObject({ name: "StoreUnavailableError", reason: "incomplete" });
    expect(error.message).toContain(missing);
    expect(error.message).toContain(`\n  mv '${folder}' '${folder}.incomplete'`);
    expect((await ask(emulator.edge, "GET /__emulator/health")).status).toBe(503);
    expect(await readdir(folder, { recursive: true })).toEqual(before);
    await emulator.close();
    await cp(copy, folder, { recursive: true });
    expect(await zoneDomains(open(folder).edge)).toEqual(["kept.example"]);
  },
);

it("the command lists existing and missing parts, and suggests a fix", async () => {
  const folder = await keptState();
  await rm(join(folder, "emulator"), { recursive: true });
  const run = startCli(["--port", "0", "--data", folder]);
  expect(await run.ended).toBe(1);
  expect(run.stdout()).toBe("");
  expect(run.stderr()).toBe(
    [
      `seamline-emulator: The store in ${folder} is incomplete and was not changed. Found: ${serviceNames.join(", ")}. Missing: emulator.`,
      "To continue with this state, restore the missing files from a copy of the folder:",
      `  cp -R COPY/emulator '${folder}'`,
      "To start with a new state, move the folder elsewhere:",
      `  mv '${folder}' '${folder}.incomplete'`,
      "",
    ].join("\n"),
  );
});

it.each([0, -1])("the command reports a damaged database with the format %i on one line", async (format) => {
  const folder = await keptState();
  const file = new DatabaseSync(database(folder, "edge"));
  file.exec(`PRAGMA user_version = ${format}`);
  file.close();
  const run = startCli(["--port", "0", "--data", folder]);
  expect(await run.ended).toBe(1);
  expect(run.stderr()).toMatch(
    /^seamline-emulator: The store in .*edge is damaged \(its format is -?\d, but must be from 1 to 2\): .*\n$/,
  );
});

it.each(["emulator", "edge"])(
  "the error for a damaged %s store suggests moving the whole folder away",
  async (part) => {
    const folder = await keptState();
    await writeFile(database(folder, part), "no database".repeat(1_000));
    const emulator = open(folder);
    await expect(emulator.ready).rejects.toMatchObject({
      reason: "damaged",
      message: expect.stringContaining("move the whole folder that contains it out of the way"),
    });
    expect((await ask(emulator.edge, "GET /__emulator/health")).status).toBe(503);
  },
);

it("an emulator with a damaged store responds with 503 until its state is replaced", async () => {
  const folder = await keptState();
  const file = new DatabaseSync(database(folder, "edge"));
  file.exec("UPDATE item SET value = '{broken' WHERE space = 'zones'");
  file.close();
  const emulator = open(folder);
  expect((await ask(emulator.edge, "GET /dnszone")).status).toBe(503);
  expect(await ask(emulator.edge, "GET /__emulator/health")).toMatchObject({
    status: 503,
    body: { error: { code: "unavailable", message: expect.stringContaining("damaged") } },
  });
  await emulator.seed({ edge: { zones: [{ Domain: "new.example" }] } });
  expect((await ask(emulator.edge, "GET /__emulator/health")).status).toBe(200);
  expect(await zoneDomains(emulator.edge)).toEqual(["new.example"]);
});

it("keeps the changes after a reset when the process is killed", async () => {
  const folder = join(await temporaryFolder(), "data");
  const run = await serveByCli(["--data", folder]);
  const headers = { accesskey: "test-key", "content-type": "application/json" };
  const body = JSON.stringify({ Domain: "kept.example" });
  await fetch(`${run.urls.edge}/__emulator/reset`, { method: "POST" });
  await fetch(`${run.urls.edge}/dnszone`, { method: "POST", headers, body });
  run.child.kill("SIGKILL");
  await run.ended;
  expect(await readdir(join(folder, "emulator"))).not.toContain("seamline.sqlite-wal");
  expect(await zoneDomains(open(folder).edge)).toEqual(["kept.example"]);
});

it("a database that has lost its tables is reported instead of being reinitialized", async () => {
  const folder = await keptState();
  const path = database(folder, "edge");
  await rm(path);
  const file = new DatabaseSync(path);
  file.exec("PRAGMA journal_mode = WAL");
  file.close();
  const emulator = open(folder);
  await expect(emulator.ready).rejects.toMatchObject({ reason: "damaged" });
});
