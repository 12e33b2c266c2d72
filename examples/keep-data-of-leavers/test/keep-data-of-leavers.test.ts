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

/** Starts an emulator with the example seed. An export takes ten minutes. The clock advances when the client waits. */
function retentionOf(caller = "ada@example.com", options: EmulatorOptions = {}) {
  const clock = { mode: "manual", now: Date.UTC(2025, 4, 5) } as const;
  const emulator = createEmulator({ seed: exampleSeed, clock, longRunningMs: 600_000, ...options });
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

test("puts each leaver's mail and files on hold and downloads them", async () => {
  const { retention, keep } = retentionOf();
  expect((await keep()).isComplete).toBe(true);
  for (const found of await findCases(retention, leavers)) {
    expect([...found.held]).toEqual(["MAIL", "DRIVE"]);
    const files = await filesIn(join(folder, found.leaver.email));
    const mailbox = files.find((file) => file.endsWith(".mbox")) ?? "";
    expect(await readFile(mailbox, "utf8")).toContain("Project Enigma");
  }
});

test("a second run creates and downloads nothing", async () => {
  const { emulator, keep } = retentionOf();
  await keep();
  const before = emulator.requests().length;
  const { isComplete, lines } = await keep();
  expect(isComplete).toBe(true);
  const changes = emulator
    .requests()
    .slice(before)
    .filter(({ method }) => method !== "GET");
  // The count is necessary to find out whether there is new data to export.
  expect(changes.map(({ operationId }) => operationId)).toEqual(["countMatterAccounts"]);
  expect(lines.filter((line) => line.includes("files"))).toEqual([
    "MAIL of alan@example.com: 3 files, 0 new",
    "MAIL of barbara@example.com: 3 files, 0 new",
    "DRIVE of barbara@example.com: 3 files, 0 new",
  ]);
});

/** Returns a seed with an export of the first leaver's mail, started by an earlier run. */
function seedWithExport(status: "IN_PROGRESS" | "FAILED") {
  const query = { corpus: "MAIL", accountInfo: { emails: ["alan@example.com"] } } as const;
  const started = { name: "MAIL of alan@example.com", status, query };
  const matter = { name: "Leaver alan@example.com", owner: "ada@example.com", exports: [started] };
  const { accounts, retention } = exampleSeed;
  return { accounts, retention: { ...retention, matters: [matter] } };
}

test("the next run downloads an export that was not ready in time", async () => {
  const seed = seedWithExport("IN_PROGRESS");
  const { keep, sent } = retentionOf("ada@example.com", { seed, longRunningMs: 0 });
  const first = await keep(leavers.slice(0, 1), 1_000);
  expect(first.isComplete).toBe(false);
  expect(first.lines.at(-1)).toBe("MAIL of alan@example.com: not done yet; the next run will resume it");
  const second = await keep(leavers.slice(0, 1));
  expect(second.lines.at(-1)).toBe("MAIL of alan@example.com: 3 files, 3 new");
  expect(sent("createExport")).toBe(0);
});

test("replaces a failed export on the next run", async () => {
  const { keep, sent } = retentionOf("ada@example.com", { seed: seedWithExport("FAILED") });
  expect((await keep(leavers.slice(0, 1))).isComplete).toBe(true);
  expect([sent("createMatter"), sent("deleteExport"), sent("createExport")]).toEqual([0, 1, 1]);
});

test("downloads only the incomplete file again", async () => {
  const { keep } = retentionOf();
  await keep();
  const [mailbox = ""] = (await filesIn(folder)).filter((file) =>
    file.endsWith("mail-barbara@example.com.mbox"),
  );
  const complete = await readFile(mailbox, "utf8");
  await truncate(mailbox, 10);
  const { lines } = await keep();
  expect(lines).toContain("MAIL of barbara@example.com: 3 files, 1 new");
  expect(lines).toContain("DRIVE of barbara@example.com: 3 files, 0 new");
  expect(await readFile(mailbox, "utf8")).toBe(complete);
});

test("a user without the privilege to export can still put everyone on hold", async () => {
  const { retention, keep } = retentionOf("grace@example.com");
  const error = await keep().catch((reason: unknown) => reason);
  expect(isApiError(error, 403) && error.message).toContain("Manage Exports");
  const cases = await findCases(retention, leavers);
  expect(cases.map(({ held }) => held.size)).toEqual([2, 2]);
});

test("continues with the other leavers if a leaver has no account", async () => {
  const { keep } = retentionOf();
  const { isComplete, lines } = await keep([
    { email: "nobody@example.com", lastDay: "2025-03-31" },
    ...leavers,
  ]);
  expect(isComplete).toBe(false);
  expect(lines[0]).toMatch(/^nobody@example.com: createHold failed with 404/);
  expect(lines.filter((line) => line.includes("files"))).toHaveLength(3);
});

test("reports why an account cannot be searched", async () => {
  const { keep } = retentionOf();
  const { lines } = await keep([{ email: "former@example.com", lastDay: "2025-03-31" }]);
  expect(lines).toContain("MAIL of former@example.com: the account cannot be searched: LOCATION_UNAVAILABLE");
});

test("succeeds despite the service's rate limits and quotas", async () => {
  const { emulator, keep } = retentionOf("ada@example.com", { limits: "reference", longRunningMs: 1_000 });
  const everybody = ["alan", "barbara", "edsger", "ada"].map((name) => ({
    email: `${name}@example.com`,
    lastDay: "2025-03-31",
  }));
  expect((await keep(everybody)).isComplete).toBe(true);
  expect(emulator.requests({ status: 429 }).length).toBeGreaterThan(0);
});

test("the program prints the output in the README, and a dry run creates nothing", async () => {
  const emulator = createEmulator({ seed: exampleSeed, longRunningMs: 0 });
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

test("reports an invalid leavers file", async () => {
  await expect(
    run(process.execPath, ["src/main.ts", "package.json"], { cwd: example }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("package.json is not a list of leavers"),
  });
});
