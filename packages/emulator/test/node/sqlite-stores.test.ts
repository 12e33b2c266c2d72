import { readdir } from "node:fs/promises";
import { expect, it, onTestFinished } from "vitest";
import { createClock, createEmulator, type Emulator, type EmulatorOptions } from "../../src/index.ts";
import { sqliteStores } from "../../src/node/index.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { serviceNames } from "./support/services-by-port.ts";

/** Opens an emulator on a folder at the given time. */
async function open(folder: string, options: EmulatorOptions & { at?: number } = {}): Promise<Emulator> {
  const { at = 0, ...rest } = options;
  const clock = createClock({ mode: "manual", now: at });
  const emulator = createEmulator({ store: sqliteStores(folder), clock, ...rest });
  onTestFinished(() => emulator.close());
  await emulator.ready;
  return emulator;
}

async function ask(emulator: Emulator, method: string, path: string, body?: object) {
  const response = await emulator.retention.fetch(`http://emulator${path}`, {
    method,
    headers: { authorization: "Bearer ada@example.com", "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, never> & { matterId: string; id: string; status: string };
}

it("each part of the state has its own folder", async () => {
  const folder = await temporaryFolder();
  await open(folder);
  expect((await readdir(folder)).sort()).toEqual(["emulator", ...serviceNames].sort());
});

it("an emulator uses the state in its folder instead of another seed", async () => {
  const folder = await temporaryFolder();
  const first = await open(folder, { seed: { accounts: [{ email: "ada@example.com" }] } });
  const { matterId } = await ask(first, "POST", "/v1/matters", { name: "Case 42" });
  await first.close();
  const second = await open(folder, { seed: { accounts: [{ email: "grace@example.com" }] } });
  expect(await ask(second, "GET", `/v1/matters/${matterId}`)).toMatchObject({ name: "Case 42" });
  await second.reset();
  expect(await ask(second, "GET", `/v1/matters/${matterId}`)).toMatchObject({ error: { code: 404 } });
});

it("an emulator continues a running export and runs overdue tasks after a restart", async () => {
  const folder = await temporaryFolder();
  const first = await open(folder, { longRunningMs: 60_000 });
  const { matterId } = await ask(first, "POST", "/v1/matters", { name: "Case 42" });
  const query = {
    corpus: "MAIL",
    dataScope: "ALL_DATA",
    searchMethod: "ACCOUNT",
    accountInfo: { emails: ["ada@example.com"] },
  };
  const exported = await ask(first, "POST", `/v1/matters/${matterId}/exports`, {
    name: "Everything",
    query,
    exportOptions: { mailOptions: { exportFormat: "MBOX" } },
  });
  expect(exported).toMatchObject({ status: "IN_PROGRESS" });
  const path = `/v1/matters/${matterId}/exports/${exported.id}`;
  await first.close();
  const early = await open(folder, { at: 30_000 });
  expect(await ask(early, "GET", path)).toMatchObject({ status: "IN_PROGRESS" });
  await early.close();
  const late = await open(folder, { at: 3_600_000 });
  await late.clock.advance(0);
  expect(await ask(late, "GET", path)).toMatchObject({ status: "COMPLETED" });
});

it("the error contains the path of the folder if another process has the folder open", async () => {
  const folder = await temporaryFolder();
  await open(folder);
  await expect(open(folder)).rejects.toMatchObject({
    name: "StoreUnavailableError",
    reason: "in-use",
    message: expect.stringContaining(folder),
  });
});
