import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { unpackArchive } from "../../src/archive/unpack-archive.ts";
import { CodeError } from "../../src/code-runner/index.ts";
import { deflated, good } from "./support/expect-rejected.ts";
import { emptyFolder } from "./support/folders.ts";
import { zipBytes } from "./support/zip-bytes.ts";

it("only throws archive errors for arbitrarily damaged archives", async () => {
  const sound = [
    zipSync({
      "index.js": strToU8("exports.hello = 1"),
      "lib/a.txt": [strToU8("a".repeat(500)), { level: 9 }],
    }),
    zipBytes([{ ...good, method: 8, descriptor: true }, deflated], {
      zip64: true,
      comment: Buffer.from("PK"),
    }),
  ];
  const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), to: fc.nat({ max: 255 }) });
  const damaged = fc
    .record({
      zip: fc.constantFrom(...sound),
      changes: fc.array(change, { maxLength: 4 }),
      from: fc.constantFrom(0, 0, 0, 1, 30),
      cut: fc.constantFrom(0, 0, 0, 1, 22, 60),
    })
    .map(({ zip, changes, from, cut }) => {
      const bytes = zip.slice(from, zip.length - cut);
      for (const { at, to } of changes) bytes[Math.floor(at * bytes.length)] = to;
      return bytes;
    });
  await fc.assert(
    fc.asyncProperty(damaged, async (bytes) => {
      const folder = await emptyFolder();
      try {
        await unpackArchive(bytes, folder);
      } catch (error) {
        expect(error).toBeInstanceOf(CodeError);
        expect(await readdir(folder)).toEqual([]);
      }
      expect(await readdir(dirname(folder))).toEqual(["source"]);
    }),
    { numRuns: 400 },
  );
});
