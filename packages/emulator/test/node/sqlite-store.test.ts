import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { collection } from "@seamline/emulator-kit";
import { describe, expect, it, onTestFinished } from "vitest";
import { StoreUnavailableError } from "../../src/node/index.ts";
import { openSqliteStore } from "../../src/node/sqlite/sqlite-stores.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { collections, note } from "../store/support/notes.ts";

const opener = fileURLToPath(new URL("./support/open-once.ts", import.meta.url));
const fileIn = (folder: string) => join(folder, "seamline.sqlite");

async function withNotes(folder: string, count: number): Promise<void> {
  const store = await openSqliteStore({ folder, collections });
  await store.transaction(async (transaction) => {
    for (let at = 0; at < count; at += 1) {
      const id = `n${String(at).padStart(4, "0")}`;
      await transaction.put("notes", id, note({ rank: at, slug: id, tags: ["a", "b"] }));
      await transaction.nextNumber("notes");
    }
  });
  await store.close();
}

/** Runs SQL on the closed file, as another program would. */
function edit(folder: string, change: string): void {
  const database = new DatabaseSync(fileIn(folder));
  database.exec(change);
  database.close();
}

/** Returns the output of another process that opens the folder. The process ends after the test. */
async function openElsewhere(folder: string, flags: readonly string[] = []): Promise<string> {
  const child = spawn(process.execPath, ["--no-warnings", ...flags, opener, folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  onTestFinished(async () => {
    child.stdin.end();
    await ended;
  });
  const [said] = await once(child.stdout.setEncoding("utf8"), "data");
  return said;
}

async function openError(folder: string): Promise<StoreUnavailableError> {
  const error = await openSqliteStore({ folder, collections }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StoreUnavailableError);
  expect((error as Error).message).toContain(folder);
  expect((error as Error).message).not.toContain("\n");
  return error as StoreUnavailableError;
}

describe("stores on disk", () => {
  it("creates its folder, and keeps all data when it is reopened", async () => {
    const folder = join(await temporaryFolder(), "not", "there yet");
    await withNotes(folder, 50);
    const store = await openSqliteStore({ folder, collections });
    onTestFinished(() => store.close());
    expect(await store.read((reader) => reader.get("notes", "n0007"))).toEqual(
      note({ rank: 7, slug: "n0007", tags: ["a", "b"] }),
    );
    const page = await store.read((reader) => reader.list("notes", { index: "byTag", limit: 50 }));
    expect(page.items).toHaveLength(50);
    expect(page.next).toBeUndefined();
    expect(await store.transaction((transaction) => transaction.nextNumber("notes"))).toBe(51);
  });

  it("a reopened store accepts a cursor from before it was closed", async () => {
    const folder = await temporaryFolder();
    await withNotes(folder, 10);
    const before = await openSqliteStore({ folder, collections });
    const { next } = await before.read((reader) => reader.list("notes", { limit: 8 }));
    await before.close();
    const store = await openSqliteStore({ folder, collections });
    onTestFinished(() => store.close());
    const rest = await store.read((reader) => reader.list("notes", { after: next }));
    expect(rest.items.map((item) => item.id)).toEqual(["n0008", "n0009"]);
  });

  it("finds pages and keys by searching an index instead of scanning", async () => {
    const folder = await temporaryFolder();
    await withNotes(folder, 1);
    const database = new DatabaseSync(fileIn(folder));
    onTestFinished(() => database.close());
    for (const table of ["item", "entry"]) {
      for (const query of [
        `SELECT key FROM ${table} WHERE space = ? AND key >= ? AND key < ? ORDER BY key DESC LIMIT ?`,
        `SELECT key FROM ${table} WHERE space = ? AND key >= ? ORDER BY key LIMIT ? OFFSET ?`,
        `SELECT count(*) FROM ${table} WHERE space = ? AND key >= ? AND key < ?`,
        `DELETE FROM ${table} WHERE space = ? AND key = ?`,
      ]) {
        const plan = JSON.stringify(database.prepare(`EXPLAIN QUERY PLAN ${query}`).all());
        expect(plan).toMatch(/SEARCH \w+ USING (COVERING INDEX|PRIMARY KEY|INDEX)/);
        expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
      }
    }
  });
});

describe("stores that cannot be opened", () => {
  it("fails to open if another process has the folder open", async () => {
    const folder = await temporaryFolder();
    expect(await openElsewhere(folder)).toBe("open\n");
    expect(await openError(folder)).toMatchObject({ reason: "in-use" });
  });

  it("fails to open if this process has the folder open", async () => {
    const folder = await temporaryFolder();
    const store = await openSqliteStore({ folder, collections });
    expect(await openElsewhere(folder)).toContain(
      "is already open in this or another process: close it there",
    );
    expect(await openError(folder)).toMatchObject({ reason: "in-use" });
    await store.close();
    await withNotes(folder, 1);
  });

  it("fails to open if Node does not support node:sqlite", async () => {
    const said = await openElsewhere(await temporaryFolder(), ["--no-experimental-sqlite"]);
    expect(said).toContain("requires node:sqlite, which is available from Node 22.13");
  });

  it("fails to open if the folder cannot be created", async () => {
    const file = join(await temporaryFolder(), "file");
    await writeFile(file, "");
    expect(await openError(file)).toMatchObject({ reason: "inaccessible" });
    expect(await openError(join(file, "below"))).toMatchObject({ reason: "inaccessible" });
  });

  it.each(["", 7])("fails to open if the folder is %j", async (folder) => {
    const opened = openSqliteStore({ folder: folder as string, collections });
    await expect(opened).rejects.toThrow("folder must be the path of a folder");
  });
});

describe("files that are not valid stores", () => {
  it("reports a folder at the path of the database file", async () => {
    const folder = await temporaryFolder();
    await mkdir(fileIn(folder));
    expect(await openError(folder)).toMatchObject({ reason: "inaccessible" });
  });

  it("reports a file that is not a database", async () => {
    const folder = await temporaryFolder();
    await writeFile(fileIn(folder), "This is not a database.".repeat(1_000));
    expect(await openError(folder)).toMatchObject({ reason: "damaged" });
    expect(await readFile(fileIn(folder), "utf8")).toContain("This is not a database.");
  });

  it("reports another program's database without changing it", async () => {
    const folder = await temporaryFolder();
    edit(folder, "CREATE TABLE theirs (a)");
    const before = await readFile(fileIn(folder));
    expect((await openError(folder)).message).toContain("belongs to another program");
    expect(before.equals(await readFile(fileIn(folder)))).toBe(true);
  });

  it("reports a database with a newer format", async () => {
    const folder = await temporaryFolder();
    await withNotes(folder, 1);
    edit(folder, "PRAGMA user_version = 99");
    expect(await openError(folder)).toMatchObject({ reason: "newer" });
  });

  it("reports a corrupted database page when the store opens or reads it", async () => {
    const folder = await temporaryFolder();
    await withNotes(folder, 2_000);
    const file = await open(fileIn(folder), "r+");
    const { size } = await file.stat();
    await file.write(Buffer.alloc(size - 16_384, 0xa5), 0, size - 16_384, 16_384);
    await file.close();
    const used = openSqliteStore({ folder, collections }).then(async (store) => {
      onTestFinished(() => store.close());
      await store.read((reader) => reader.list("notes", { limit: 5_000 }));
    });
    await expect(used).rejects.toMatchObject({ code: "unavailable", reason: "damaged", folder });
  });

  it("reports a damaged value", async () => {
    const folder = await temporaryFolder();
    await withNotes(folder, 3);
    edit(folder, "UPDATE item SET value = substr(value, 1, 5) WHERE space = 'notes'");
    const store = await openSqliteStore({ folder, collections });
    onTestFinished(() => store.close());
    const read = store.read((reader) => reader.get("notes", "n0001"));
    await expect(read).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("failures in the middle of a transaction", () => {
  it("a failed statement prevents the commit, even if the callback ignores the error", async () => {
    const folder = await temporaryFolder();
    await withNotes(folder, 1);
    edit(
      folder,
      "CREATE TRIGGER full BEFORE INSERT ON item WHEN NEW.space = 'pages' BEGIN SELECT RAISE(FAIL, 'no room'); END",
    );
    const store = await openSqliteStore({ folder, collections });
    onTestFinished(() => store.close());
    const work = store.transaction(async (transaction) => {
      await transaction.put("notes", "new", note());
      await transaction.put("pages", "new", { text: "" }).catch(() => undefined);
    });
    await expect(work).rejects.toThrow("no room");
    expect(await store.read((reader) => reader.get("notes", "new"))).toBeUndefined();
    await store.transaction((transaction) => transaction.put("notes", "next", note()));
    expect(await store.read((reader) => reader.count("notes"))).toBe(2);
  });
});

describe("rolled-back transactions", () => {
  it("a rollback restores item counts and numbered pages", async () => {
    const folder = await temporaryFolder();
    await withNotes(folder, 3_000);
    const store = await openSqliteStore({ folder, collections });
    onTestFinished(() => store.close());
    const last = () =>
      store.read(async (reader) => ({
        total: await reader.count("notes"),
        ids: (await reader.list("notes", { offset: 2_998 })).items.map((item) => item.id),
      }));
    const before = await last();
    const undone = store.transaction(async (transaction) => {
      for (let at = 0; at < 1_000; at += 1) await transaction.delete("notes", `n0${at}`);
      for (let at = 0; at < 2_000; at += 1) await transaction.put("notes", `m${at}`, note());
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await last()).toEqual(before);
    expect(before).toEqual({ total: 3_000, ids: ["n2998", "n2999"] });
  });
});

describe("stores whose collections have changed", () => {
  const people = (version: number, part: (name: string) => string) => ({
    notes: collection<{ name: string }>({
      version,
      upgrade: (value) => ({ name: (value as { owner?: string }).owner ?? "nobody" }),
    }).indexed({ byName: { key: ({ name }) => [part(name)] } }),
  });

  it("upgrades the values and keys of a collection", async () => {
    const folder = await temporaryFolder();
    await withNotes(folder, 2_500);
    const store = await openSqliteStore({ folder, collections: people(2, (name) => name.toUpperCase()) });
    onTestFinished(() => store.close());
    expect(await store.read((reader) => reader.get("notes", "n2400"))).toEqual({ name: "ann" });
    const found = { index: "byName", equals: ["ANN"] } as const;
    expect(await store.read((reader) => reader.count("notes", found))).toBe(2_500);
    await store.close();
    const database = new DatabaseSync(fileIn(folder));
    onTestFinished(() => database.close());
    const spaces = database.prepare("SELECT DISTINCT space FROM entry").all();
    expect(spaces.map((row) => row.space)).toEqual(["notes/byName"]);
  });

  it("creates a new index", async () => {
    const folder = await temporaryFolder();
    await withNotes(folder, 10);
    const ranked = { notes: collections.notes.indexed({ byRank: { key: ({ rank }) => [rank % 2] } }) };
    const store = await openSqliteStore({ folder, collections: ranked });
    onTestFinished(() => store.close());
    const odd = await store.read((reader) => reader.count("notes", { index: "byRank", equals: [1] }));
    expect(odd).toBe(5);
  });

  it("refuses to open with older collections, and leaves the store unchanged", async () => {
    const folder = await temporaryFolder();
    const newer = await openSqliteStore({ folder, collections: people(3, (name) => name) });
    await newer.close();
    expect(await openError(folder)).toMatchObject({ reason: "newer" });
    const again = await openSqliteStore({ folder, collections: people(3, (name) => name) });
    await again.close();
  });

  it("does not change the store if a value cannot be upgraded", async () => {
    const folder = await temporaryFolder();
    await withNotes(folder, 10);
    const broken = collection<{ name: string }>({
      version: 2,
      upgrade: () => {
        throw new Error("cannot upgrade");
      },
    });
    const opened = openSqliteStore({ folder, collections: { notes: broken } });
    await expect(opened).rejects.toThrow("cannot upgrade");
    const store = await openSqliteStore({ folder, collections });
    onTestFinished(() => store.close());
    expect(await store.read((reader) => reader.count("notes", { index: "byOwner" }))).toBe(10);
  });
});
