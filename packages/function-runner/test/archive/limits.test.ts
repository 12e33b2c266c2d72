import { expect, it } from "vitest";
import { type ArchiveLimits, referenceArchiveLimits } from "../../src/archive/archive-rules.ts";
import { unpackArchive } from "../../src/archive/unpack-archive.ts";
import { deflated, expectRejected, good } from "./support/expect-rejected.ts";
import { emptyFolder } from "./support/folders.ts";
import { zipBytes } from "./support/zip-bytes.ts";

const limited = (limits: Partial<ArchiveLimits>) => ({ ...referenceArchiveLimits, ...limits });
const zip = zipBytes([good, deflated]);

it.each([
  [
    "the size of the archive",
    { compressedBytes: zip.length },
    { compressedBytes: zip.length - 1 },
    /has \d+ bytes, but the limit is/,
  ],
  [
    "the total size of the files",
    { uncompressedBytes: 5026 },
    { uncompressedBytes: 5025 },
    /have more than 5025 bytes/,
  ],
  ["the number of files", { entries: 2 }, { entries: 1 }, /more than 1 files and folders/],
  ["the length of a path", { pathBytes: 8 }, { pathBytes: 7 }, /path of more than 7 bytes/],
])("limits %s", async (_what, enough, scarce, message) => {
  await unpackArchive(zip, await emptyFolder(), limited(enough));
  await expectRejected(zip, message, limited(scarce));
});

it("the entry limit counts folders that only appear in paths", async () => {
  const deep = zipBytes([{ name: "a/b/c/d", data: "x" }]);
  await unpackArchive(deep, await emptyFolder(), limited({ entries: 4 }));
  await expectRejected(deep, /more than 3 files and folders/, limited({ entries: 3 }));
});

it("the size limits are 100 MiB compressed and 500 MiB uncompressed", () => {
  expect(referenceArchiveLimits).toMatchObject({
    compressedBytes: 104_857_600,
    uncompressedBytes: 524_288_000,
  });
});
