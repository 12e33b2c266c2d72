import { it } from "vitest";
import { expectRejected, good } from "./support/expect-rejected.ts";
import { zipBytes } from "./support/zip-bytes.ts";

it.each([
  ["../escape.js", /"\.\.\/escape\.js" leads out of its folder/],
  ["a/../../escape.js", /leads out of its folder/],
  ["a/..", /leads out of its folder/],
  ["..", /leads out of its folder/],
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
  ["./../escape.js", /leads out of its folder/],
  [".//etc/passwd", /is an absolute path/],
  ["a/./b.js", /has a "\." in its path/],
  [`${"a/".repeat(64)}b`, /more than 64 levels/],
  [`${"é".repeat(128)}.js`, /name of more than 255 bytes/],
  [`${`${"a".repeat(200)}/`.repeat(5)}${"b".repeat(20)}`, /path of more than 1024 bytes/],
])("rejects a path that is %j", (name, message) =>
  expectRejected(zipBytes([good, { name, data: "x" }]), message),
);

it.each([
  ["of another character set", Buffer.from("gr\x94\xe1e.js", "latin1")],
  ["cut within a character", Buffer.from("größe.js").subarray(0, 3)],
  ["with half of a pair", Buffer.from([0xed, 0xa0, 0x80])],
  ["written longer than needed", Buffer.from([0x2e, 0xc0, 0xae, 0x2f, 0x61])],
])("rejects a name that is not UTF-8: %s", (_what, name) =>
  expectRejected(zipBytes([good, { name, data: "x" }]), /name that is not UTF-8/),
);

it("rejects a path that leads out of the folder in the Unicode field", async () => {
  const { crc32 } = await import("node:zlib");
  const path = Buffer.from("../escape.js");
  const extra = Buffer.alloc(9);
  extra.writeUInt16LE(0x7075, 0);
  extra.writeUInt16LE(5 + path.length, 2);
  extra.writeUInt8(1, 4);
  extra.writeUInt32LE(crc32("a.js"), 5);
  const entry = { name: "a.js", data: "x", central: { extra: Buffer.concat([extra, path]) } };
  await expectRejected(zipBytes([entry]), /leads out of its folder/);
});

it.each([
  ["twice the same", ["a.js", "a.js"], /"a\.js" occurs twice/],
  ["twice the same folder", ["a/", "a/"], /"a" occurs twice/],
  ["names that differ only in case", ["Read.me", "read.ME"], /conflicts with the file "Read\.me"/],
  ["the same but for the case of a folder", ["Lib/a.js", "lib/b.js"], /conflicts with the folder "Lib"/],
  ["the same but for how an accent is composed", ["\u00e9.js", "e\u0301.js"], /conflicts with the file/],
  ["the same but for a sharp s", ["straße", "STRASSE"], /conflicts with the file/],
  ["a file and what lies in it", ["a", "a/b"], /"a\/b" conflicts with the file "a"/],
  ["what lies in it and the file", ["a/b", "a"], /"a" conflicts with the folder "a"/],
  ["a file and a folder", ["a", "a/"], /conflicts with the file "a"/],
  ["a folder and a file", ["a/", "A"], /conflicts with the folder "a"/],
])("rejects paths that are %s", (_what, paths, message) =>
  expectRejected(zipBytes(paths.map((name) => ({ name, data: name.endsWith("/") ? "" : "x" }))), message),
);
