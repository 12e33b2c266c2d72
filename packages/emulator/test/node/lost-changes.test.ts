import { createHash } from "node:crypto";
import { cp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { createEmulator, type Emulator } from "../../src/index.ts";
import { sqliteStores } from "../../src/node/index.ts";
import { ask, matterNames, zoneDomains } from "../runtime/support/ask.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { startCli } from "./support/run-cli.ts";

function open(folder: string, seed: object = {}): Emulator {
  const emulator = createEmulator({ store: sqliteStores(folder), seed });
  onTestFinished(() => emulator.close().catch(() => undefined));
  return emulator;
}

const database = (folder: string): string => join(folder, "edge", "seamline.sqlite");
const log = (folder: string): string => `${database(folder)}-wal`;
const countOf = (folder: string): string => join(folder, "edge", "seamline.changes");

const DOMAINS = Array.from({ length: 5 }, (_, at) => `z${at}.example`);

/** Creates a folder as a killed process leaves it behind. Also returns the size of the log after each acknowledged change. */
async function killedState(seed: object = {}) {
  const folder = join(await temporaryFolder(), "data");
  const emulator = open(folder, seed);
  await emulator.ready;
  const sizes: number[] = [];
  for (const Domain of DOMAINS) {
    expect((await ask(emulator.edge, "POST /dnszone", { Domain })).status).toBe(201);
    sizes.push((await stat(log(folder))).size);
  }
  await ask(emulator.retention, "POST /v1/matters", { name: "Case" });
  const copy = `${folder} of a killed process`;
  await cp(folder, copy, { recursive: true });
  return { folder: copy, sizes };
}

/** Creates the folder that a process leaves when it ends normally. */
async function closedState(): Promise<string> {
  const { folder } = await killedState();
  const emulator = open(folder);
  await emulator.ready;
  await emulator.close();
  return folder;
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Digest of an empty file. Empty files are ignored, because SQLite removes an empty log. */
const EMPTY = digestOf(new Uint8Array());

async function contentOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = names.sort().map(async (name) => [name, digestOf(await readFile(name))]);
  return Object.fromEntries((await Promise.all(contents)).filter(([, digest]) => digest !== EMPTY));
}

/** Asserts that an emulator does not start and leaves the folder unchanged. Returns the error. */
async function startErrorOf(folder: string): Promise<Error> {
  const before = await contentOf(folder);
  const emulator = open(folder);
  const error: Error = await emulator.ready.then(
    () => expect.unreachable("The emulator has started."),
    (thrown) => thrown,
  );
  await emulator.close();
  expect(error).toMatchObject({ name: "StoreUnavailableError", code: "unavailable" });
  expect(await contentOf(folder)).toEqual(before);
  return error;
}

describe("logs that have lost acknowledged changes", () => {
  it("an emulator rejects a log that was truncated at any position", async () => {
    const { folder, sizes } = await killedState();
    const whole = await readFile(log(folder));
    const ends = [...sizes.slice(0, -1), (sizes.at(-1) ?? 0) - 1, (sizes.at(-2) ?? 0) + 5_000, 32, 7, 0];
    for (const end of ends) {
      await writeFile(log(folder), whole.subarray(0, end));
      const { message } = await startErrorOf(folder);
      expect(message).toMatch(/is damaged: it has \d+ of \d+ acknowledged changes/);
      expect(message).toContain(`rm '${countOf(folder)}'`);
    }
    await writeFile(log(folder), whole);
    expect(await zoneDomains(open(folder).edge)).toEqual(DOMAINS);
  });

  it("an emulator rejects a folder whose log was removed", async () => {
    const { folder } = await killedState();
    await rm(log(folder));
    expect(await startErrorOf(folder)).toMatchObject({ reason: "damaged" });
  });

  it("an emulator rejects a log with a corrupted byte", async () => {
    const { folder, sizes } = await killedState();
    const bytes = await readFile(log(folder));
    const at = (sizes[1] ?? 0) + 100;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(log(folder), bytes);
    expect(await startErrorOf(folder)).toMatchObject({ reason: "damaged" });
  });

  it("an emulator accepts a truncated log if its count file is removed, as the error suggests", async () => {
    const { folder, sizes } = await killedState();
    await truncate(log(folder), sizes[2]);
    await startErrorOf(folder);
    await rm(countOf(folder));
    expect(await zoneDomains(open(folder).edge)).toEqual(DOMAINS.slice(0, 3));
  });

  it("the command reports a truncated log on one line, and exits with 1", async () => {
    const { folder, sizes } = await killedState();
    await truncate(log(folder), sizes[0]);
    const run = startCli(["--port", "0", "--data", folder]);
    expect(await run.ended).toBe(1);
    expect(run.stderr()).toMatch(/^seamline-emulator: The store in .*edge is damaged: it has .*\n$/);
  });
});

describe("folders with files that do not belong together", () => {
  it("an emulator rejects the log of another database", async () => {
    const { folder } = await killedState();
    await cp(join(folder, "retention", "seamline.sqlite-wal"), log(folder));
    expect((await startErrorOf(folder)).message).toContain("belong to different databases");
  });

  it("an emulator rejects the log of another folder", async () => {
    const [{ folder }, other] = [await killedState(), await killedState()];
    await cp(log(other.folder), log(folder));
    expect(await startErrorOf(folder)).toMatchObject({ reason: "damaged" });
  });

  it("an emulator rejects a database that was replaced by an older copy", async () => {
    const folder = await closedState();
    const older = await readFile(database(folder));
    const emulator = open(folder);
    await ask(emulator.edge, "POST /dnszone", { Domain: "later.example" });
    await emulator.close();
    await writeFile(database(folder), older);
    expect((await startErrorOf(folder)).message).toMatch(/it has \d+ of \d+ acknowledged changes/);
  });

  it("an emulator accepts an older copy of the whole folder of a service", async () => {
    const folder = await closedState();
    const copy = `${folder} copy`;
    await cp(folder, copy, { recursive: true });
    const emulator = open(folder);
    await ask(emulator.edge, "POST /dnszone", { Domain: "later.example" });
    await emulator.close();
    await rm(join(folder, "edge"), { recursive: true });
    await cp(join(copy, "edge"), join(folder, "edge"), { recursive: true });
    expect(await zoneDomains(open(folder).edge)).toEqual(DOMAINS);
  });
});

describe("truncated databases", () => {
  it.each([0.9, 0.5, 0.1])(
    "an emulator rejects a database that was truncated to %d of its size",
    async (part) => {
      const folder = await closedState();
      const { size } = await stat(database(folder));
      for (const bytes of [Math.floor((size * part) / 4_096) * 4_096, Math.floor(size * part) + 1]) {
        await truncate(database(folder), bytes || 100);
        expect(await startErrorOf(folder)).toMatchObject({ reason: "damaged" });
      }
    },
  );

  it("an emulator rejects a truncated database with the log of a killed process", async () => {
    const { folder } = await killedState({ edge: { zones: [{ Domain: "s{n}.example", repeat: 500 }] } });
    await truncate(database(folder), 40_960);
    expect(await startErrorOf(folder)).toMatchObject({ reason: "damaged" });
  });
});

describe("databases changed by another program", () => {
  it.each([
    ["DROP TABLE item", "missing tables: item"],
    ["DROP TABLE entry; DROP TABLE progress", "missing tables: entry, progress"],
    ["DELETE FROM item; DELETE FROM entry", "its rows are missing"],
    ["DELETE FROM progress", "has lost its count of changes"],
  ])("an emulator rejects a database after %s", async (statements, problem) => {
    const folder = await closedState();
    const file = new DatabaseSync(database(folder));
    file.exec(statements);
    file.close();
    expect((await startErrorOf(folder)).message).toContain(problem);
  });
});

describe("folders of killed processes", () => {
  it.each([
    ["with a truncated log", (folder: string) => appendTo(log(folder), Buffer.alloc(5_000, 7))],
    ["without its count", (folder: string) => rm(countOf(folder))],
    ["with an empty count", (folder: string) => truncate(countOf(folder))],
    ["with an index of its log", (folder: string) => writeFile(`${database(folder)}-shm`, "")],
  ])("a folder %s opens with all changes", async (_, change) => {
    const { folder } = await killedState();
    await change(folder);
    const emulator = open(folder);
    expect(await zoneDomains(emulator.edge)).toEqual(DOMAINS);
    expect(await matterNames(emulator.retention)).toEqual(["Case"]);
  });
});

async function appendTo(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes, { flag: "a" });
}

it("upgrading a database from the first format adds a change count and keeps the content", async () => {
  const folder = await closedState();
  const file = new DatabaseSync(database(folder));
  file.exec("DROP TABLE progress; PRAGMA user_version = 1");
  file.close();
  await rm(countOf(folder));
  const emulator = open(folder);
  expect(await zoneDomains(emulator.edge)).toEqual(DOMAINS);
  await ask(emulator.edge, "POST /dnszone", { Domain: "later.example" });
  await emulator.close();
  expect(await readFile(countOf(folder), "latin1")).toMatch(/^[0-9a-f]{16} 1 +\n$/);
});
