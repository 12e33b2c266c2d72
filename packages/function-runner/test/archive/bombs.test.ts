import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { unpackArchive } from "../../src/archive/unpack-archive.ts";
import { emptyFolder } from "./support/folders.ts";
import { deflatedZeros, type ZipEntry, zip64Sizes, zipBytes } from "./support/zip-bytes.ts";

const MEBIBYTE = 1024 * 1024;

const tenGibibytes = 10 * 1024 * MEBIBYTE;

it("rejects 10 GiB of zeros before writing a file", async () => {
  const folder = await emptyFolder();
  const raw = deflatedZeros(10 * 1024);
  const fields = { bytes: 0xffff_ffff, extra: zip64Sizes(tenGibibytes) };
  const zip = zipBytes([{ name: "zeros", method: 8, raw, central: fields, local: fields }]);
  await expect(unpackArchive(zip, folder)).rejects.toMatchObject({
    problem: "archive",
    message: expect.stringContaining("have more than 524288000 bytes"),
  });
});

it("stops inflating 10 GiB of zeros at the declared length", async () => {
  const folder = await emptyFolder();
  const fields = { bytes: MEBIBYTE };
  const zip = zipBytes([
    { name: "zeros", method: 8, raw: deflatedZeros(10 * 1024), central: fields, local: fields },
  ]);
  let written = 0;
  const watch = setInterval(async () => {
    const size = await stat(join(folder, "zeros")).then(
      (file) => file.size,
      () => 0,
    );
    written = Math.max(written, size);
  }, 1);
  await expect(unpackArchive(zip, folder)).rejects.toMatchObject({
    problem: "archive",
    message: expect.stringContaining('"zeros" is longer than the 1048576 bytes'),
  });
  clearInterval(watch);
  expect(written).toBeLessThanOrEqual(MEBIBYTE);
  expect(await readdir(folder)).toEqual([]);
});

it("rejects overlapping entries that contain each other's headers", async () => {
  const count = 200;
  const folder = await emptyFolder();
  const zip = zipBytes(quoting(count, deflatedZeros(1), MEBIBYTE));
  expect(zip.length).toBeLessThan(100_000);
  await expect(unpackArchive(zip, folder)).rejects.toMatchObject({
    message: expect.stringContaining("overlap: pack it again"),
  });
  expect(await readdir(folder)).toEqual([]);
});

/**
 * Returns overlapping entries. The last entry contains zeros, and each earlier entry extends to the end of the last
 * entry.
 */
function quoting(count: number, kernel: Uint8Array, bytes: number): ZipEntry[] {
  const name = (place: number): string => `${place}`.padStart(4, "0");
  const header = 30 + 4;
  return Array.from({ length: count }, (_, place) => {
    const last = place === count - 1;
    const compressedBytes = (count - 1 - place) * header + kernel.length;
    const fields = { bytes, compressedBytes, crc32: 0 };
    return {
      name: name(place),
      method: 8,
      raw: last ? kernel : new Uint8Array(),
      central: fields,
      local: fields,
    };
  });
}

it("rejects an archive with 100,000 entries", async () => {
  const folder = await emptyFolder();
  const entries = Array.from({ length: 100_000 }, (_, place) => ({ name: `${place}` }));
  await expect(unpackArchive(zipBytes(entries, { zip64: true }), folder)).rejects.toMatchObject({
    message: expect.stringContaining("more than 50000 files and folders"),
  });
  expect(await readdir(folder)).toEqual([]);
});

it("rejects an archive whose 16-bit entry count has overflowed", async () => {
  const folder = await emptyFolder();
  const entries = Array.from({ length: 0x1_0000 + 100 }, (_, place) => ({ name: `${place}` }));
  await expect(unpackArchive(zipBytes(entries, { count: 100 }), folder)).rejects.toMatchObject({
    message: expect.stringContaining("contains more entries than its end record declares"),
  });
  expect(await readdir(folder)).toEqual([]);
});

it("unpacks large files with little memory and without blocking the event loop", async () => {
  const folder = await emptyFolder();
  const mebibytes = 256;
  const raw = deflatedZeros(mebibytes);
  const { crc32 } = await import("node:zlib");
  let checksum = 0;
  const zeros = Buffer.alloc(MEBIBYTE);
  for (let done = 0; done < mebibytes; done++) checksum = crc32(zeros, checksum);
  const fields = { bytes: mebibytes * MEBIBYTE, crc32: checksum };
  const zip = zipBytes([{ name: "zeros", method: 8, raw, central: fields, local: fields }]);
  const before = process.memoryUsage().rss;
  let most = 0;
  let turns = 0;
  const watch = setInterval(() => {
    turns += 1;
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 1);
  await unpackArchive(zip, folder);
  clearInterval(watch);
  expect((await stat(join(folder, "zeros"))).size).toBe(mebibytes * MEBIBYTE);
  expect(most).toBeLessThan(128 * MEBIBYTE);
  expect(turns).toBeGreaterThan(50);
});
