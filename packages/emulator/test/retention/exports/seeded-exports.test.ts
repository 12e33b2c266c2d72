import { createHash } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { createEmulator, type Emulator } from "../../../src/index.ts";
import { OPENING, senderTo } from "../../support/law-office.ts";
import { mailOf, type SeedExport } from "../support/retention-seed.ts";
import { type FileOfExport, MESSAGES, readFile } from "./support/export-office.ts";

async function emulatorWith(...exports: SeedExport[]): Promise<Emulator> {
  const emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    seed: {
      retention: {
        messages: MESSAGES,
        unavailableAccounts: ["lost@example.com"],
        matters: [{ matterId: "m", name: "Lease", owner: "ann@example.com", state: "CLOSED", exports }],
      },
    },
  });
  onTestFinished(() => emulator.close());
  await emulator.ready;
  return emulator;
}

const send = (emulator: Emulator) => senderTo(emulator)("ann@example.com");
const carol = mailOf("carol@example.com");

it("a seeded export is completed and has files", async () => {
  const emulator = await emulatorWith({ name: "Mail", query: carol, requester: "ben@example.com" });
  const { body } = await send(emulator)("GET", "/m/exports");
  expect(body.exports).toMatchObject([
    {
      id: "export-1",
      name: "Mail",
      status: "COMPLETED",
      requester: { email: "ben@example.com" },
      stats: { exportedArtifactCount: "2", totalArtifactCount: "2" },
    },
  ]);
  for (const file of body.exports[0].cloudStorageSink.files as FileOfExport[]) {
    const bytes = Buffer.from(await (await readFile({ emulator }, file)).arrayBuffer());
    expect(createHash("md5").update(bytes).digest("hex")).toBe(file.md5Hash);
  }
});

it("a seeded export in progress completes, and completes again after a reset", async () => {
  const emulator = await emulatorWith({ id: "running", query: carol, status: "IN_PROGRESS" });
  const statusOf = async () => (await send(emulator)("GET", "/m/exports/running")).body.status;
  expect(await statusOf()).toBe("IN_PROGRESS");
  await emulator.clock.advance(60_000);
  expect(await statusOf()).toBe("COMPLETED");
  await emulator.reset();
  expect(await statusOf()).toBe("IN_PROGRESS");
});

it("a seeded export fails if its seeded status is FAILED or nothing can be searched", async () => {
  const emulator = await emulatorWith(
    { name: "said", query: carol, status: "FAILED" },
    { name: "lost", query: mailOf("lost@example.com") },
  );
  const { exports } = (await send(emulator)("GET", "/m/exports")).body;
  expect(exports).toMatchObject([
    {
      name: "said",
      status: "FAILED",
      requester: { email: "ann@example.com" },
      stats: { totalArtifactCount: "2", exportedArtifactCount: "0", sizeInBytes: "0" },
    },
    { name: "lost", status: "FAILED" },
  ]);
  for (const each of exports) expect(each).not.toHaveProperty("cloudStorageSink");
});

it("the objects of a seeded export have distinct names that are valid on every file system", async () => {
  const messages = ["Ö@example.com", "Ü@example.com", "a/../b@example.com"].map((account) => ({
    account,
    time: "2026-01-01T00:00:00Z",
  }));
  const emulator = createEmulator({
    seed: {
      retention: {
        messages,
        matters: [{ matterId: "m", name: "M", owner: "ann@example.com", exports: [{ id: "x:1" }] }],
      },
    },
  });
  onTestFinished(() => emulator.close());
  const { cloudStorageSink } = (await send(emulator)("GET", "/m/exports/x:1")).body;
  const names = cloudStorageSink.files.map(({ objectName }: FileOfExport) => objectName);
  expect(names.slice(0, 3)).toEqual([
    "x%3A1/mail-_@example.com.mbox",
    "x%3A1/mail-_@example.com-2.mbox",
    "x%3A1/mail-a_.._b@example.com.mbox",
  ]);
  for (const file of cloudStorageSink.files) expect((await readFile({ emulator }, file)).status).toBe(200);
});

it.each(["...", "a*b", "../up", "smile \u{1f600}"])(
  "the files of a seeded export with the id %s are in one folder",
  async (id) => {
    const emulator = await emulatorWith({ id, query: carol });
    const [{ cloudStorageSink }] = (await send(emulator)("GET", "/m/exports")).body.exports;
    for (const file of cloudStorageSink.files as FileOfExport[]) {
      expect(file.objectName).toMatch(/^[^*/]*[^.*/]\/[\w.@-]+$/);
      expect((await readFile({ emulator }, file)).status).toBe(200);
    }
  },
);
