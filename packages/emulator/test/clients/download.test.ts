import { createHash } from "node:crypto";
import { downloadExport } from "@seamline/retention/exports";
import { expect, it, onTestFinished } from "vitest";
import { openClientOffice } from "./support/client-office.ts";
import { endedExport } from "./support/open-matter.ts";

it("downloads all files of an export even if connections break", async () => {
  const office = openClientOffice();
  onTestFinished(() => office.emulator.close());
  const { retention, emulator } = office;
  const exported = await retention.matters.exports.get(await endedExport(office));
  const files = exported.cloudStorageSink?.files ?? [];
  expect(files.length).toBeGreaterThan(0);
  emulator.faults.add({ operationId: "readStorageObject", truncate: 9, times: 1 });
  emulator.faults.add({ operationId: "readStorageObject", reset: true, times: 1 });
  const kept = new Map<string, Buffer>();
  const downloading = downloadExport(
    retention,
    exported,
    ({ objectName }) => ({
      size: async () => 0,
      async *read() {},
      write: async (bytes: Uint8Array) =>
        void kept.set(objectName, Buffer.concat([kept.get(objectName) ?? Buffer.alloc(0), bytes])),
      reset: async () => void kept.delete(objectName),
      finish: async () => undefined,
      release: async () => undefined,
    }),
    { parallel: 1 },
  );
  await emulator.clock.advance(60_000);
  await downloading;
  expect([...kept.keys()].sort()).toEqual(files.map(({ objectName }) => objectName).sort());
  for (const { bucketName, objectName, size, md5Hash } of files) {
    const path = `/storage/v1/b/${bucketName}/o/${encodeURIComponent(objectName)}?alt=media`;
    const headers = { authorization: "Bearer alice@example.com" };
    const response = await emulator.retention.fetch(`http://127.0.0.1${path}`, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(kept.get(objectName)?.equals(bytes)).toBe(true);
    expect(`${bytes.length}`).toBe(size);
    expect(createHash("md5").update(bytes).digest("hex")).toBe(md5Hash);
  }
});
