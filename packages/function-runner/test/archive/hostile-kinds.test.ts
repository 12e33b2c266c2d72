import { it } from "vitest";
import { expectRejected, good } from "./support/expect-rejected.ts";
import { type ZipEntry, zipBytes } from "./support/zip-bytes.ts";

it.each([
  ["a symbolic link", 0o120777],
  ["a device", 0o020666],
  ["a device", 0o060666],
  ["a pipe", 0o010644],
  ["a socket", 0o140755],
  ["of an unknown kind", 0o170644],
])("rejects an entry that is %s", (kind, mode) =>
  expectRejected(
    zipBytes([good, { name: "odd", data: "/etc/passwd", mode }]),
    new RegExp(`"odd" is ${kind}: replace it with a regular file`),
  ),
);

it("rejects a symbolic link that a later entry uses as a folder", () =>
  expectRejected(
    zipBytes([
      { name: "out", data: "..", mode: 0o120777 },
      { name: "out/escape.js", data: "x" },
    ]),
    /"out" is a symbolic link/,
  ));

it("rejects a link with the name of a folder", () =>
  expectRejected(zipBytes([{ name: "out/", mode: 0o120777 }]), /"out\/" is a symbolic link/));

it.each([
  ["a folder without a slash", { name: "lib", mode: 0o040755 }, /is a folder: add "\/"/],
  ["a file with a slash", { name: "lib/", mode: 0o100644 }, /is a file: remove the "\/"/],
  ["a folder with data", { name: "lib/", data: "x" }, /is a folder but contains data/],
  ["encrypted", { ...good, central: { flags: 0x801 } }, /is encrypted: pack it without a password/],
  ["strongly encrypted", { ...good, central: { flags: 0x841 } }, /strong encryption/],
  ["listed in an encrypted directory", { ...good, central: { flags: 0x2800 } }, /is encrypted/],
  ["compressed with a newer method", { ...good, method: 93 }, /compressed with method 93: use deflate/],
  ["compressed with an old method", { ...good, method: 6 }, /compressed with method 6/],
])("rejects an entry that is %s", (_what, entry: ZipEntry, message) =>
  expectRejected(zipBytes([entry]), message),
);
