import { strToU8 } from "fflate";
import { it } from "vitest";
import { deflated, expectRejected, good } from "./support/expect-rejected.ts";
import { zip64Sizes, zipBytes } from "./support/zip-bytes.ts";

const zip = zipBytes([good]);
const end = Buffer.from(zip.subarray(-22));
it.each([
  ["without any bytes", new Uint8Array(), /is empty: upload a complete ZIP archive/],
  ["with a single byte", new Uint8Array(1), /is not a ZIP archive/],
  ["of zeros", new Uint8Array(100_000), /is not a ZIP archive/],
  ["that are plain text", strToU8("exports.hello = () => 42;"), /is not a ZIP archive/],
  ["in gzip format", Buffer.from("1f8b0800000000000003", "hex"), /is a gzip file/],
  ["that are tar files", tarHeader(), /is a tar file/],
  ["without entries", zipBytes([]), /is empty: add the source/],
  ["that are truncated", zip.subarray(0, -1), /is truncated/],
  ["that are truncated before the end record", zip.subarray(0, 40), /has no end record/],
  ["with bytes after the end record", Buffer.concat([zip, Buffer.from("more")]), /has bytes after its end/],
  [
    "with bytes before the first entry",
    Buffer.concat([Buffer.from("front"), zip]),
    /not a valid ZIP archive/,
  ],
  ["that span several disks", zipBytes([good], { disk: 1 }), /multi-disk/],
  [
    "with more entries than the end record declares",
    zipBytes([good, deflated], { count: 1 }),
    /more entries than its end record declares/,
  ],
  [
    "with fewer entries than the end record declares",
    zipBytes([good], { count: 2 }),
    /not a valid ZIP archive/,
  ],
  ["with a wrong directory offset", zipBytes([good], { directoryStart: 0 }), /not a valid ZIP archive/],
  [
    "with a directory offset beyond the end",
    zipBytes([good], { directoryStart: 0xfff_ffff }),
    /not a valid ZIP archive/,
  ],
  ["with a second end record in the comment", zipBytes([good], { comment: end }), /two end records/],
  [
    "with a partial end record in the comment",
    zipBytes([good], { comment: Buffer.concat([end.subarray(0, 20), Buffer.from([9, 9])]) }),
    /Invalid comment length/,
  ],
  [
    "with a wrong ZIP64 directory offset",
    zipBytes([good], { zip64: true, directoryStart: 1 }),
    /not a valid ZIP archive/,
  ],
  [
    "with a directory offset beyond any file size",
    zipBytes([good], { zip64: true, directoryStart: Number.MAX_SAFE_INTEGER }),
    /not a valid ZIP archive/,
  ],
  [
    "with a missing ZIP64 size",
    zipBytes([{ ...good, central: { bytes: 0xffff_ffff, extra: zip64Sizes() } }]),
    /not a valid ZIP archive/,
  ],
  [
    "with a truncated extra field",
    zipBytes([{ ...good, central: { extra: Buffer.from([1, 0, 99, 0]) } }]),
    /not a valid ZIP archive/,
  ],
])("rejects archives %s", (_what, bytes, message) => expectRejected(bytes, message));

it("removes the unpacked files if a later entry is invalid", () => {
  const before = Array.from({ length: 50 }, (_, number) => ({ name: `lib/${number}/a.js`, data: "1" }));
  const bad = { ...good, central: { crc32: 1 }, local: { crc32: 1 } };
  return expectRejected(
    zipBytes([...before, bad, ...before.map((each) => ({ ...each, name: `z${each.name}` }))]),
    /checksum/,
  );
});

function tarHeader(): Uint8Array {
  const bytes = Buffer.alloc(1024);
  bytes.write("index.js", 0);
  bytes.write("ustar", 257);
  return bytes;
}
