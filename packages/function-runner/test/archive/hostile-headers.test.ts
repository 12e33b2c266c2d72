import { it } from "vitest";
import { deflated, expectRejected, good } from "./support/expect-rejected.ts";
import { type ZipEntry, zipBytes } from "./support/zip-bytes.ts";

const size = 5000;
it.each([
  [
    "a declared size that is too small",
    { ...deflated, central: { bytes: 10 }, local: { bytes: 10 } },
    /is longer than/,
  ],
  [
    "a declared size of 0",
    { ...deflated, central: { bytes: 0 }, local: { bytes: 0 } },
    /is longer than the 0 bytes/,
  ],
  [
    "a declared size that is too large",
    { ...deflated, central: { bytes: 9000 }, local: { bytes: 9000 } },
    /has 5000 bytes, not the 9000/,
  ],
  [
    "a declared size that is too small, without compression",
    { ...good, central: { bytes: 3 }, local: { bytes: 3 } },
    /is longer than the 3 bytes/,
  ],
  [
    "a declared size that is too large, without compression",
    { ...good, central: { bytes: 99 }, local: { bytes: 99 } },
    /has 26 bytes, not the 99/,
  ],
  [
    "a wrong checksum",
    { ...good, central: { crc32: 1 }, local: { crc32: 1 } },
    /does not match its checksum/,
  ],
  [
    "a wrong checksum and no data",
    { name: "empty", central: { crc32: 1 }, local: { crc32: 1 } },
    /does not match its checksum/,
  ],
  ["data that is not deflated", { ...good, method: 8, raw: Buffer.from("no deflate") }, /cannot be inflated/],
  [
    "deflated data that is shorter than declared",
    { ...deflated, raw: Buffer.from([3, 0]), data: "x".repeat(size) },
    /has 0 bytes, not the 5000/,
  ],
  [
    "bytes after the deflated data",
    { name: "empty", method: 8, raw: Buffer.from([3, 0, 0x50, 0x4b, 1, 2]) },
    /bytes after its deflated data/,
  ],
  [
    "truncated deflated data",
    { ...deflated, raw: Buffer.from([0x4b, 0x49]), data: "da" },
    /cannot be inflated \(unexpected end of file\)/,
  ],
  [
    "a different name in its local header",
    { ...good, local: { name: Buffer.from("../a.js") } },
    /different name in its local header/,
  ],
  [
    "a different size in its local header",
    { ...good, local: { bytes: 1 } },
    /described differently in its local header/,
  ],
  [
    "a different compressed size in its local header",
    { ...good, local: { compressedBytes: 1 } },
    /described differently in its local header/,
  ],
  [
    "a different checksum in its local header",
    { ...good, local: { crc32: 1 } },
    /described differently in its local header/,
  ],
  [
    "a different compression method in its local header",
    { ...good, local: { method: 8 } },
    /described differently in its local header/,
  ],
  [
    "a header offset inside another entry",
    { ...good, central: { start: 5 } },
    /no data for its entry "index\.js"/,
  ],
  [
    "a header offset beyond the end",
    { ...good, central: { start: 0xfff_ffff } },
    /no data for its entry "index\.js"/,
  ],
  [
    "data that extends beyond the end",
    { ...good, central: { compressedBytes: 0xfff_ffff }, local: { compressedBytes: 0xfff_ffff } },
    /no data for its entry/,
  ],
])("rejects an archive with an entry that has %s", (_what, entry: ZipEntry, message) =>
  expectRejected(zipBytes([{ name: "first.js", data: "1" }, entry, { name: "last.js", data: "2" }]), message),
);

it("rejects entries with overlapping data", () => {
  const inner = { name: "inner", data: "shared" };
  const local = zipBytes([inner]).subarray(0, 30 + 5 + 6);
  const outer = { name: "outer", data: local };
  const zip = zipBytes([outer, { ...inner, centralOnly: true, central: { start: 30 + 5 } }]);
  return expectRejected(zip, /"outer" and "inner" overlap/);
});

it("rejects an entry that overlaps the directory", () => {
  const length = 26 + 20;
  const lie = { compressedBytes: length, bytes: length };
  return expectRejected(zipBytes([{ ...good, central: lie, local: lie }]), /overlaps the directory/);
});
