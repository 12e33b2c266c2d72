import fc from "fast-check";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { zipOfFiles } from "../../../src/services/functions/source/zip-of-files.ts";

it("creates a ZIP archive that other libraries can read", async () => {
  const file = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
    .filter((path) => !path.includes("__proto__"));
  await fc.assert(
    fc.property(fc.dictionary(file, fc.string({ unit: "binary", maxLength: 300 })), (files) => {
      const texts = Object.entries(unzipSync(zipOfFiles(files))).map(([path, bytes]) => [
        path,
        Buffer.from(bytes).toString(),
      ]);
      const written = Object.entries(files).map(([path, text]) => [path, Buffer.from(text).toString()]);
      expect(new Map(texts as [string, string][])).toEqual(new Map(written as [string, string][]));
    }),
  );
});

it("creates the same archive for the same files in any order", () => {
  const one = zipOfFiles({ "index.js": "exports.run = 1;", "package.json": "{}" });
  expect(zipOfFiles({ "package.json": "{}", "index.js": "exports.run = 1;" })).toEqual(one);
  expect(zipOfFiles({ "index.js": "exports.run = 2;", "package.json": "{}" })).not.toEqual(one);
});
