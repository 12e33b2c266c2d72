import { createHash } from "node:crypto";
import { crc32c } from "@seamline/emulator-kit";
import { describe, expect, it } from "vitest";
import { bytesOf, openExportStorage, readFile } from "./support/export-office.ts";

describe("export files for clients of object storage", () => {
  it("an export file can be read with plain or encoded slashes, under /download and without /storage/v1", async () => {
    const { file, emulator } = await openExportStorage();
    const headers = { authorization: "Bearer ann@example.com" };
    const { bucketName, objectName } = file;
    for (const object of [objectName, encodeURIComponent(objectName)])
      for (const path of ["/storage/v1/b", "/download/storage/v1/b", "/b", "/download/b"]) {
        const url = `http://127.0.0.1${path}/${bucketName}/o/${object}?alt=media`;
        expect((await emulator.retention.fetch(url, { headers })).status).toBe(200);
      }
  });

  it("an export file can also be read at /<bucket>/<object> with the same access rules", async () => {
    const { file, emulator } = await openExportStorage();
    const { bucketName, objectName, size } = file;
    const read = (object: string, email: string): Promise<Response> =>
      emulator.retention.fetch(`http://127.0.0.1/${bucketName}/${object}`, {
        headers: { authorization: `Bearer ${email}` },
      });
    for (const object of [objectName, encodeURIComponent(objectName)])
      expect((await bytesOf(await read(object, "ann@example.com"))).length).toBe(Number(size));
    expect((await read(objectName, "vera@example.com")).status).toBe(403);
    expect((await read("nothing", "ann@example.com")).status).toBe(404);
  });

  it("the metadata of an export file is returned if alt=media is missing", async () => {
    const { file, emulator } = await openExportStorage();
    const { bucketName, objectName, size, md5Hash } = file;
    const url = `http://127.0.0.1/storage/v1/b/${bucketName}/o/${encodeURIComponent(objectName)}`;
    const response = await emulator.retention.fetch(url, {
      headers: { authorization: "Bearer ann@example.com" },
    });
    expect(await response.json()).toEqual({
      kind: "storage#object",
      id: `${bucketName}/${objectName}/1`,
      bucket: bucketName,
      name: objectName,
      generation: "1",
      metageneration: "1",
      size,
      md5Hash: Buffer.from(md5Hash, "hex").toString("base64"),
      crc32c: expect.stringMatching(/^[\w+/]{6}==$/),
      etag: md5Hash,
      contentType: "application/mbox",
      timeCreated: "2026-03-03T09:00:00.000Z",
      updated: "2026-03-03T09:00:00.000Z",
    });
  });

  it("an export file has the checksums that clients of object storage verify", async () => {
    const { file, ...office } = await openExportStorage();
    const response = await readFile(office, file);
    const hashes = response.headers.get("x-goog-hash");
    const bytes = await bytesOf(response);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32c(bytes));
    const md5 = createHash("md5").update(bytes).digest("base64");
    expect(hashes).toBe(`crc32c=${crc.toString("base64")},md5=${md5}`);
  });

  it.each([
    ["", 0],
    ["123456789", 0xe3069283],
    ["\0".repeat(32), 0x8a9136aa],
  ])("the CRC-32C of %j matches RFC 3720 appendix B.4", (text, expected) => {
    expect(crc32c(new TextEncoder().encode(text))).toBe(expected);
  });
});
