import { chmod, lstat, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { strToU8, type Zippable, zipSync } from "fflate";
import { expect, it } from "vitest";
import { referenceArchiveLimits } from "../../src/archive/archive-rules.ts";
import { unpackArchive } from "../../src/archive/unpack-archive.ts";
import { emptyFolder, filesIn, modeOf } from "./support/folders.ts";
import { zip64Sizes, zipBytes } from "./support/zip-bytes.ts";

const source = "exports.hello = () => 42;\n";

it("unpacks files and folders, including folders that only appear in paths", async () => {
  const folder = await emptyFolder();
  const zip = zipSync({
    "index.js": [strToU8(source), { level: 9 }],
    "stored.bin": [strToU8("as it is"), { level: 0 }],
    "empty.txt": [new Uint8Array(), { level: 9 }],
    "empty-folder/": new Uint8Array(),
    "lib/deep/er/größe 😀.txt": strToU8("a name beyond ASCII"),
  });
  await unpackArchive(zip, folder);
  expect(await filesIn(folder)).toEqual({
    "index.js": source,
    "stored.bin": "as it is",
    "empty.txt": "",
    "empty-folder/": "",
    "lib/": "",
    "lib/deep/": "",
    "lib/deep/er/": "",
    "lib/deep/er/größe 😀.txt": "a name beyond ASCII",
  });
});

it("unpacks an archive whose paths all start with `./`", async () => {
  const folder = await emptyFolder();
  const entries = ["./", "./lib/", "./index.js", "./lib/a.js"].map((name) => ({
    name,
    data: name.endsWith("/") ? "" : source,
  }));
  await unpackArchive(zipBytes(entries), folder);
  expect(await filesIn(folder)).toEqual({ "lib/": "", "index.js": source, "lib/a.js": source });
});

const names = fc.stringMatching(/^[a-z0-9éö_. -]{1,12}$/).filter((name) => !/^\.+$/.test(name));

it("unpacks arbitrary files unchanged", async () => {
  const bytes = fc.uint8Array({ maxLength: 3000 });
  const runs = fc.nat({ max: 300_000 }).map((length) => new Uint8Array(length).fill(7));
  const file = fc.record({
    folders: fc.array(names, { maxLength: 3 }),
    name: names,
    content: fc.oneof({ weight: 4, arbitrary: bytes }, runs),
    level: fc.constantFrom(0 as const, 1 as const, 9 as const),
  });
  const sameName = ({ name }: { name: string }) => name.normalize("NFD").toUpperCase();
  const files = fc.uniqueArray(file, { selector: sameName, maxLength: 8, minLength: 1 });
  await fc.assert(
    fc.asyncProperty(files, async (drawn) => {
      const folder = await emptyFolder();
      // Each file gets its own folder to avoid conflicts.
      const packed = drawn.map(
        (each, index) => [`${[index, ...each.folders, each.name].join("/")}`, each] as const,
      );
      const zip = zipSync(
        Object.fromEntries(
          packed.map(([path, { content, level }]) => [path, [content, { level }]]),
        ) as Zippable,
      );
      await unpackArchive(zip, folder);
      const unpacked = Object.entries(await filesIn(folder)).filter(([path]) => !path.endsWith("/"));
      expect(new Map(unpacked)).toEqual(
        new Map(packed.map(([path, { content }]) => [path, Buffer.from(content).toString("latin1")])),
      );
    }),
    { numRuns: 60 },
  );
});

it.each([
  ["a private mode", 0o100600, 0o644],
  ["no mode", 0, 0o644],
  ["the executable bit", 0o100755, 0o755],
  ["the executable and setuid bits", 0o104755, 0o755],
  ["the sticky bit and write access for all", 0o101666, 0o644],
])("unpacks a file that has %s with default permissions", async (_what, mode, expected) => {
  const folder = await emptyFolder();
  await unpackArchive(zipBytes([{ name: "run.sh", data: "#!/bin/sh\n", mode }]), folder);
  expect(await modeOf(join(folder, "run.sh"))).toBe(expected & ~process.umask());
});

it("ignores the permissions of folders in the archive", async () => {
  const folder = await emptyFolder();
  await unpackArchive(
    zipBytes([
      { name: "lib/", mode: 0o042000 },
      { name: "lib/a.js", data: "1" },
    ]),
    folder,
  );
  expect(await modeOf(join(folder, "lib"))).toBe(0o755 & ~process.umask());
});

const index = { name: "index.js", data: source };

it.each([
  ["sizes after the data", zipBytes([{ ...index, method: 8, descriptor: true }])],
  ["ZIP64 end records", zipBytes([index], { zip64: true })],
  [
    "ZIP64 sizes",
    zipBytes([
      {
        ...index,
        central: {
          bytes: 0xffff_ffff,
          compressedBytes: 0xffff_ffff,
          extra: zip64Sizes(source.length, source.length),
        },
        local: {
          bytes: 0xffff_ffff,
          compressedBytes: 0xffff_ffff,
          extra: zip64Sizes(source.length, source.length),
        },
      },
    ]),
  ],
  ["a comment", zipBytes([index], { comment: Buffer.from("made by hand") })],
  ["a prefix that the offsets include", zipBytes([index], { before: Buffer.from("#!/bin/sh\n") })],
  ["an empty, deflated file", zipBytes([index, { name: "empty", method: 8 }])],
])("accepts an archive with %s", async (_what, zip) => {
  const folder = await emptyFolder();
  await unpackArchive(zip, folder);
  expect(await filesIn(folder)).toMatchObject({ "index.js": source });
});

it("decodes a name as UTF-8 even if the UTF-8 flag is not set", async () => {
  const folder = await emptyFolder();
  await unpackArchive(zipBytes([{ name: Buffer.from("größe.js"), data: "1" }]), folder);
  expect(await filesIn(folder)).toEqual({ "größe.js": "1" });
});

it("reads a name from the Unicode field if its checksum matches", async () => {
  const name = Buffer.from("gr\x94\xe1e.js", "latin1");
  const beside = (checksum: number) => {
    const utf8 = Buffer.from("größe.js");
    const extra = Buffer.alloc(9);
    extra.writeUInt16LE(0x7075, 0);
    extra.writeUInt16LE(5 + utf8.length, 2);
    extra.writeUInt8(1, 4);
    extra.writeUInt32LE(checksum, 5);
    return zipBytes([{ name, data: "1", central: { extra: Buffer.concat([extra, utf8]) } }]);
  };
  const folder = await emptyFolder();
  await unpackArchive(beside(0xba3a5a5e), folder).catch(() => undefined);
  expect(await filesIn(folder)).toEqual({});
  const { crc32 } = await import("node:zlib");
  await unpackArchive(beside(crc32(name)), folder);
  expect(await filesIn(folder)).toEqual({ "größe.js": "1" });
});

it("does not unpack a nested archive", async () => {
  const folder = await emptyFolder();
  const inner = zipSync({ "deep.txt": strToU8("x") });
  await unpackArchive(zipSync({ "inner.zip": inner }), folder);
  expect(await filesIn(folder)).toEqual({ "inner.zip": Buffer.from(inner).toString("latin1") });
});

it("accepts an archive that is part of a larger buffer", async () => {
  const folder = await emptyFolder();
  const zip = zipBytes([index]);
  const wide = new Uint8Array(zip.length + 20).fill(0x50);
  wide.set(zip, 10);
  await unpackArchive(wide.subarray(10, 10 + zip.length), folder);
  expect(await filesIn(folder)).toEqual({ "index.js": source });
});

it("rejects a folder that is not empty and keeps its files", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, "mine.txt"), "mine");
  await expect(unpackArchive(zipBytes([index]), folder)).rejects.toThrow("is not empty");
  expect(await filesIn(folder)).toEqual({ "mine.txt": "mine" });
});

it("does not unpack into a symbolic link to a folder", async () => {
  const folder = await emptyFolder();
  const elsewhere = join(dirname(folder), "elsewhere");
  await mkdir(elsewhere);
  await rm(folder, { recursive: true });
  await symlink(elsewhere, folder, "junction");
  await expect(unpackArchive(zipBytes([index]), folder)).rejects.toThrow("is not a folder");
  expect(await readdir(elsewhere)).toEqual([]);
});

it("stops when it is aborted and leaves no files", async () => {
  const folder = await emptyFolder();
  const many = Array.from({ length: 500 }, (_, number) => ({ name: `lib/${number}.js`, data: source }));
  for (const begun of [false, true]) {
    const abort = new AbortController();
    const unpacking = unpackArchive(zipBytes(many), folder, referenceArchiveLimits, abort.signal);
    const failed = expect(unpacking).rejects.toThrow("no longer needed");
    while (begun && (await readdir(folder)).length === 0) await new Promise(setImmediate);
    abort.abort(new Error("no longer needed"));
    await failed;
    expect(await readdir(folder)).toEqual([]);
  }
});

it("distinguishes file-system errors from archive errors", async () => {
  const folder = await emptyFolder();
  await chmod(folder, 0o500);
  const unpacking = unpackArchive(zipBytes([index]), folder);
  // The root user can write to any folder.
  if (process.getuid?.() === 0) await unpacking;
  else await expect(unpacking).rejects.toMatchObject({ code: "EACCES" });
  await chmod(folder, 0o700);
  expect((await lstat(folder)).isDirectory()).toBe(true);
});
