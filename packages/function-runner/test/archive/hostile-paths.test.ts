import { it } from "vitest";
import { expectRejected, good } from "./support/expect-rejected.ts";
import { zipBytes } from "./support/zip-bytes.ts";

it.each([
  ["../escape.js", /"\.\.\/escape\.js" leads outside its folder/],
  ["a/../../escape.js", /leads outside its folder/],
  ["a/..", /leads outside its folder/],
  ["..", /leads outside its folder/],
  ["/etc/passwd", /is an absolute path/],
  ["//host/share", /is an absolute path/],
  ["C:/windows/evil.dll", /a drive letter/],
  ["c:evil.dll", /a drive letter/],
  ["..\\escape.js", /backslash/],
  ["lib\\a.js", /backslash.*separate names with "\/"/],
  ["a\0.js", /"a\\u0000\.js" has a control character/],
  ["a\n.js", /control character/],
  ["a//b.js", /empty name/],
  ["a//", /empty name/],
  ["/", /empty name/],
  ["", /empty name/],
  [".", /has a "\." in its path/],
  ["././index.js", /has a "\." in its path/],
  ["./../escape.js", /leads outside its folder/],
  [".//etc/passwd", /is an absolute path/],
  ["a/./b.js", /has a "\." in its path/],
  [`${"a/".repeat(64)}b`, /more than 64 levels/],
  [`${"é".repeat(128)}.js`, /path segment of more than 255 bytes/],
  [`${`${"a".repeat(200)}/`.repeat(5)}${"b".repeat(20)}`, /path of more than 1024 bytes/],
])("rejects the path %j", (name, message) => expectRejected(zipBytes([good, { name, data: "x" }]), message));

it.each([
  ["another character set", Buffer.from("gr\x94\xe1e.js", "latin1")],
  ["a truncated character", Buffer.from("größe.js").subarray(0, 3)],
  ["a lone surrogate", Buffer.from([0xed, 0xa0, 0x80])],
  ["an overlong encoding", Buffer.from([0x2e, 0xc0, 0xae, 0x2f, 0x61])],
])("rejects a name that is not UTF-8: %s", (_what, name) =>
  expectRejected(zipBytes([good, { name, data: "x" }]), /name that is not UTF-8/),
);

it("rejects a path in the Unicode field that leads out of the folder", async () => {
  const { crc32 } = await import("node:zlib");
  const path = Buffer.from("../escape.js");
  const extra = Buffer.alloc(9);
  extra.writeUInt16LE(0x7075, 0);
  extra.writeUInt16LE(5 + path.length, 2);
  extra.writeUInt8(1, 4);
  extra.writeUInt32LE(crc32("a.js"), 5);
  const entry = { name: "a.js", data: "x", central: { extra: Buffer.concat([extra, path]) } };
  await expectRejected(zipBytes([entry]), /leads outside its folder/);
});

it.each([
  ["duplicate files", ["a.js", "a.js"], /"a\.js" occurs twice/],
  ["duplicate folders", ["a/", "a/"], /"a" occurs twice/],
  ["files that only differ in case", ["Read.me", "read.ME"], /conflicts with the file "Read\.me"/],
  ["files in folders that only differ in case", ["Lib/a.js", "lib/b.js"], /conflicts with the folder "Lib"/],
  ["files that only differ in Unicode normalization", ["\u00e9.js", "e\u0301.js"], /conflicts with the file/],
  ["files that only differ in a sharp s", ["straße", "STRASSE"], /conflicts with the file/],
  ["a file and a file inside it", ["a", "a/b"], /"a\/b" conflicts with the file "a"/],
  [
    "a file in a folder, and a file with the name of the folder",
    ["a/b", "a"],
    /"a" conflicts with the folder "a"/,
  ],
  ["a file and a folder with the same name", ["a", "a/"], /conflicts with the file "a"/],
  ["a folder and a file that only differ in case", ["a/", "A"], /conflicts with the folder "a"/],
])("rejects %s", (_what, paths, message) =>
  expectRejected(zipBytes(paths.map((name) => ({ name, data: name.endsWith("/") ? "" : "x" }))), message),
);
