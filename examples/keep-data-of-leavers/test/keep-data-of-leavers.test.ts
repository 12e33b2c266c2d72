import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { autoAdvanceClock, createEmulator, type EmulatorOptions } from "@seamline/emulator";
import { exampleSeed } from "@seamline/emulator/example-seed";
import { listen } from "@seamline/emulator/node";
import { createRetentionClient, isApiError } from "@seamline/retention/reference";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { findCases } from "../src/case.ts";
import { keepData } from "../src/keep-data.ts";
import { type Leaver, readLeavers } from "../src/leavers.ts";

const run = promisify(execFile);
const example = fileURLToPath(new URL("..", import.meta.url));
const leavers = await readLeavers(`${example}leavers.json`);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "leavers-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** An emulator with the example, where an export takes ten minutes, and a client whose waits move its clock. */
function retentionOf(caller = "ada@example.com", options: EmulatorOptions = {}) {
  const clock = { mode: "manual", now: Date.UTC(2025, 4, 5) } as const;
  const emulator = createEmulator({ seed: exampleSeed, clock, operationMs: 600_000, ...options });
  const retention = createRetentionClient({
    ...emulator.retention.options(caller),
    clock: autoAdvanceClock(emulator.clock),
  });
  const keep = async (people: readonly Leaver[] = leavers, waitMs = 3_600_000) => {
    const lines: string[] = [];
    const isComplete = await keepData(retention, people, {
      folder,
      waitMs,
      report: (line) => lines.push(line),
    });
    return { isComplete, lines };
  };
  const sent = (operationId: string): number => emulator.requests({ operationId }).length;
  return { emulator, retention, keep, sent };
}

const filesIn = async (path: string): Promise<string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test("mail and files of each leaver are on hold and in the folder", async () => {
  const { retention, keep } = retentionOf();
  expect((await keep()).isComplete).toBe(true);
  for (const found of await findCases(retention, leavers)) {
    expect([...found.held]).toEqual(["MAIL", "DRIVE"]);
    const files = await filesIn(join(folder, found.leaver.email));
    const mailbox = files.find((file) => file.endsWith(".mbox")) ?? "";
    expect(await readFile(mailbox, "utf8")).toContain("Project Enigma");
  }
});

test("the second run creates nothing and downloads nothing", async () => {
  const { emulator, keep } = retentionOf();
  await keep();
  const before = emulator.requests().length;
  const { isComplete, lines } = await keep();
  expect(isComplete).toBe(true);
  const changes = emulator
    .requests()
    .slice(before)
    .filter(({ method }) => method !== "GET");
  // Whether there is something to export by now, only a count can say.
  expect(changes.map(({ operationId }) => operationId)).toEqual(["countMatterAccounts"]);
  expect(lines.filter((line) => line.includes("files"))).toEqual([
    "MAIL of alan@example.com: 3 files, 0 of them new",
    "MAIL of barbara@example.com: 3 files, 0 of them new",
    "DRIVE of barbara@example.com: 3 files, 0 of them new",
  ]);
});

/** A seed in which an earlier run has started an export of the first leaver's mail. */
function seedWithExport(status: "IN_PROGRESS" | "FAILED") {
  const query = { corpus: "MAIL", accountInfo: { emails: ["alan@example.com"] } } as const;
  const started = { name: "MAIL of alan@example.com", status, query };
  const matter = { name: "Leaver alan@example.com", owner: "ada@example.com", exports: [started] };
  const { accounts, retention } = exampleSeed;
  return { accounts, retention: { ...retention, matters: [matter] } };
}

test("an export that takes longer than a run waits is left to the next run", async () => {
  const seed = seedWithExport("IN_PROGRESS");
  const { keep, sent } = retentionOf("ada@example.com", { seed, operationMs: 0 });
  const first = await keep(leavers.slice(0, 1), 1_000);
  expect(first.isComplete).toBe(false);
  expect(first.lines.at(-1)).toBe("MAIL of alan@example.com: not done yet; the next run goes on with it");
  const second = await keep(leavers.slice(0, 1));
  expect(second.lines.at(-1)).toBe("MAIL of alan@example.com: 3 files, 3 of them new");
  expect(sent("createExport")).toBe(0);
});

test("an export that has failed is replaced by the next run", async () => {
  const { keep, sent } = retentionOf("ada@example.com", { seed: seedWithExport("FAILED") });
  expect((await keep(leavers.slice(0, 1))).isComplete).toBe(true);
  expect([sent("createMatter"), sent("deleteExport"), sent("createExport")]).toEqual([0, 1, 1]);
});

test("only the file that is incomplete is downloaded again", async () => {
  const { keep } = retentionOf();
  await keep();
  const [mailbox = ""] = (await filesIn(folder)).filter((file) =>
    file.endsWith("mail-barbara@example.com.mbox"),
  );
  const complete = await readFile(mailbox, "utf8");
  await truncate(mailbox, 10);
  const { lines } = await keep();
  expect(lines).toContain("MAIL of barbara@example.com: 3 files, 1 of them new");
  expect(lines).toContain("DRIVE of barbara@example.com: 3 files, 0 of them new");
  expect(await readFile(mailbox, "utf8")).toBe(complete);
});

test("someone who may not export still puts everybody on hold", async () => {
  const { retention, keep } = retentionOf("grace@example.com");
  const error = await keep().catch((reason: unknown) => reason);
  expect(isApiError(error, 403) && error.message).toContain("Manage Exports");
  const cases = await findCases(retention, leavers);
  expect(cases.map(({ held }) => held.size)).toEqual([2, 2]);
});

test("a leaver whom the service does not know does not stop the others", async () => {
  const { keep } = retentionOf();
  const { isComplete, lines } = await keep([
    { email: "nobody@example.com", lastDay: "2025-03-31" },
    ...leavers,
  ]);
  expect(isComplete).toBe(false);
  expect(lines[0]).toMatch(/^nobody@example.com: createHold failed with 404/);
  expect(lines.filter((line) => line.includes("files"))).toHaveLength(3);
});

test("an account that cannot be searched is reported with the reason", async () => {
  const { keep } = retentionOf();
  const { lines } = await keep([{ email: "former@example.com", lastDay: "2025-03-31" }]);
  expect(lines).toContain("MAIL of former@example.com: The account cannot be searched: LOCATION_UNAVAILABLE");
});

test("rates and quotas of the service slow a run down, and do not end it", async () => {
  const { emulator, keep } = retentionOf("ada@example.com", { limits: "reference", operationMs: 1_000 });
  const everybody = ["alan", "barbara", "edsger", "ada"].map((name) => ({
    email: `${name}@example.com`,
    lastDay: "2025-03-31",
  }));
  expect((await keep(everybody)).isComplete).toBe(true);
  expect(emulator.requests({ status: 429 }).length).toBeGreaterThan(0);
});

test("the program prints what the README shows, and a dry run creates nothing", async () => {
  const emulator = createEmulator({ seed: exampleSeed, operationMs: 0 });
  const { urls, close } = await listen(emulator, { port: 0 });
  onTestFinished(async () => {
    await close();
    await emulator.close();
  });
  const start = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, RETENTION_URL: urls.retention };
    const all = ["src/main.ts", "--folder", folder, ...args];
    return (await run(process.execPath, all, { cwd: example, env })).stdout;
  };
  const readme = await readFile(`${example}README.md`, "utf8");
  const planned = await start("--dry-run");
  expect(emulator.requests().map(({ operationId }) => operationId)).toEqual(["listMatters"]);
  for (const printed of [planned, await start()]) {
    expect(readme).toContain(`\`\`\`text\n${printed}\`\`\``);
  }
});

test("a mistake in the list is reported with its place", async () => {
  await expect(
    run(process.execPath, ["src/main.ts", "package.json"], { cwd: example }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("package.json is not a list of leavers"),
  });
});
