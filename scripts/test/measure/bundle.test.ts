import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundle } from "../../measure/bundle.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-bundle-"));
  await writeFile(
    join(folder, "book.js"),
    `export const book = "${"moby ".repeat(400)}";\nexport const unused = "x".repeat(9);\n`,
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("measures the minified and compressed sizes of a bundle and the size of each file", async () => {
  const { min, gzip, brotli, files } = await bundle(
    'import { book } from "./book.js"; console.log(book);',
    folder,
  );
  expect(min).toBeGreaterThan(2000);
  expect(gzip).toBeLessThan(min / 10);
  expect(brotli).toBeLessThan(gzip);
  expect(files.get(join(folder, "book.js"))).toBeGreaterThan(2000);
});

test("excludes lazily loaded modules from the size if splitting is on", async () => {
  const program = 'console.log((await import("./book.js")).book);';
  expect((await bundle(program, folder, { splitting: true })).min).toBeLessThan(500);
});

test("a bundle for Node excludes third-party packages", async () => {
  const program =
    'import { readFile } from "node:fs"; import other from "other"; console.log(other, readFile);';
  expect((await bundle(program, folder, { platform: "node" })).min).toBeLessThan(200);
  await expect(bundle(program, folder, { external: ["node:*"] })).rejects.toThrow(
    'Could not resolve "other"',
  );
});
