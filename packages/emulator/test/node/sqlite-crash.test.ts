import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { openSqliteStore } from "../../src/node/sqlite/sqlite-stores.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { collections } from "../store/support/notes.ts";

const writer = fileURLToPath(new URL("./support/writer.ts", import.meta.url));
const kills = 10;

/** Starts the writer, kills it after at least `lines` lines, and returns the acknowledged numbers. */
async function killAfter(folder: string, lines: number): Promise<number[]> {
  const child = spawn(process.execPath, ["--no-warnings", writer, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const ended = once(child, "close");
  const said = await collectLines(child, lines);
  await ended;
  return said().map(Number).filter(Number.isInteger);
}

async function collectLines(child: ChildProcess, enough: number): Promise<() => string[]> {
  let text = "";
  const whole = () =>
    text
      .slice(0, text.lastIndexOf("\n") + 1)
      .split("\n")
      .slice(0, -1);
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
    if (whole().length >= enough) child.kill("SIGKILL");
  });
  return whole;
}

/** Asserts that the store contains every acknowledged number, and that every number in the store is complete. */
async function assertAcknowledged(folder: string, acknowledged: ReadonlySet<number>): Promise<void> {
  const store = await openSqliteStore({ folder, collections });
  await store.read(async (reader) => {
    for (const number of acknowledged) {
      expect(await reader.get("notes", `n${number}`)).toMatchObject({ rank: number, tags: ["a", "b"] });
      expect((await reader.get("pages", `n${number}`))?.text).toHaveLength((number % 9) * 1_000);
    }
    const total = await reader.count("notes");
    expect(total).toBeGreaterThanOrEqual(acknowledged.size);
    expect(await reader.count("pages")).toBe(total);
    expect(await reader.count("notes", { index: "byOwner" })).toBe(total);
    expect(await reader.count("notes", { index: "bySlug" })).toBe(total);
    expect(await reader.count("notes", { index: "byTag", equals: ["a"] })).toBe(total);
    expect(await reader.count("notes", { index: "byTag", equals: ["b"] })).toBe(total);
  });
  const data = (await store.snapshot()).toJSON();
  expect(data.numbers.notes ?? 0).toBe(Object.keys(data.collections.notes ?? {}).length);
  await store.close();
}

it(`a store loses no acknowledged change and contains no partial change after ${kills} kills`, async () => {
  const folder = await temporaryFolder();
  const acknowledged = new Set<number>();
  for (let kill = 0; kill < kills; kill += 1) {
    const lines = kill % 5 === 0 ? 1 : 1 + Math.ceil(Math.random() * 150);
    for (const number of await killAfter(folder, lines)) acknowledged.add(number);
    await assertAcknowledged(folder, acknowledged);
  }
  expect(acknowledged.size).toBeGreaterThan(kills);
}, 120_000);
