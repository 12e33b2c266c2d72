import { createHash } from "node:crypto";
import { downloadExport } from "@seamline/retention/exports";
import { bearer, createRetentionClient } from "@seamline/retention/reference";
import { describe, expect, it } from "vitest";
import { mailOf } from "../support/retention-seed.ts";
import { EXPORT_MS, type ExportOffice, finishedExport, openExportOffice } from "./support/export-office.ts";
import { memoryTarget } from "./support/memory-target.ts";

const both = mailOf("carol@example.com", "dave@example.com");

function clientOf({ emulator }: ExportOffice) {
  return createRetentionClient({
    baseUrl: "http://127.0.0.1",
    auth: bearer("ann@example.com"),
    fetch: emulator.retention.fetch,
    retry: { maxAttempts: 4, baseDelayMs: 1, maxDelayMs: 1 },
  });
}

describe("export flow", () => {
  it("an export reports its progress, and its files have the reported size and MD5", async () => {
    const office = await openExportOffice();
    const client = clientOf(office);
    const { matterId } = office;
    const created = await client.matters.exports.create({
      matterId,
      body: { name: "Mail", query: both, exportOptions: { region: "ANY" } },
    });
    expect(created).toMatchObject({
      matterId,
      name: "Mail",
      query: both,
      exportOptions: { region: "ANY" },
      status: "IN_PROGRESS",
      createTime: "2026-03-03T09:00:00.000Z",
      requester: { email: "ann@example.com", displayName: "Ann Lee" },
      stats: { totalArtifactCount: "3", exportedArtifactCount: "0", sizeInBytes: "0" },
    });
    expect(created).not.toHaveProperty("cloudStorageSink");
    const name = { matterId, exportId: created.id as string };
    const progress: [number, number][] = [];
    for (let step = 0; step < 4; step += 1) {
      await office.emulator.clock.advance(EXPORT_MS / 4);
      const { stats = {} } = await client.matters.exports.get(name);
      progress.push([Number(stats.exportedArtifactCount), Number(stats.sizeInBytes)]);
    }
    expect(progress.map(([count]) => count)).toEqual([0, 1, 2, 3]);
    const sizes = progress.map(([, size]) => size);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    const { files, target } = memoryTarget();
    const done = await client.matters.exports.get(name);
    expect(done.status).toBe("COMPLETED");
    await downloadExport(client, done, target);
    const named = done.cloudStorageSink?.files ?? [];
    expect([...files.keys()].sort()).toEqual(named.map(({ objectName }) => objectName).sort());
    for (const { objectName, size, md5Hash } of named) {
      const bytes = files.get(objectName as string) as Buffer;
      expect(`${bytes.length}`).toBe(size);
      expect(createHash("md5").update(bytes).digest("hex")).toBe(md5Hash);
    }
    expect(sizes[3]).toBe(named.reduce((sum, { size }) => sum + Number(size), 0));
  });
});

describe("export contents", () => {
  it("the files of an export can be downloaded completely even if connections break", async () => {
    const office = await openExportOffice();
    const { id, files: named } = await finishedExport(office, { query: both });
    const cuts = [100, 7, 1];
    for (const truncate of cuts)
      office.emulator.faults.add({ operationId: "readStorageObject", truncate, times: 1 });
    const { files, target } = memoryTarget();
    const name = { matterId: office.matterId, exportId: id };
    await downloadExport(clientOf(office), name, target, {
      files: ({ objectName }) => objectName.endsWith(".mbox"),
      parallel: 1,
    });
    const first = named.find(({ objectName }) => objectName.endsWith(".mbox"));
    expect(
      createHash("md5")
        .update(files.get(first?.objectName ?? "") ?? "")
        .digest("hex"),
    ).toBe(first?.md5Hash);
    const requests = office.emulator.requests({ operationId: "readStorageObject" });
    expect(requests.map(({ status }) => status).filter((status) => status === 206).length).toBe(cuts.length);
  });

  it("deleting the searched holds does not change the files of an export", async () => {
    const office = await openExportOffice();
    const { send, matterId, emulator, exports } = office;
    const hold = { name: "H", corpus: "MAIL", accounts: [{ email: "dave@example.com" }] };
    const { holdId } = (await send("POST", `/${matterId}/holds`, hold)).body;
    const body = { query: { ...both, dataScope: "HELD_DATA" } };
    const { id, stats } = (await send("POST", exports, body)).body;
    expect(stats.totalArtifactCount).toBe("1");
    await send("DELETE", `/${matterId}/holds/${holdId}`);
    await emulator.clock.advance(EXPORT_MS);
    const finished = (await send("GET", `${exports}/${id}`)).body;
    expect(finished.stats.exportedArtifactCount).toBe("1");
  });
});
