import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundledPackages } from "../../third-party/bundled-packages.ts";
import { readNotices, writeNotices } from "../../third-party/notices-file.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-notices-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function install(path: string, manifest: object, licence?: string): Promise<void> {
  await mkdir(join(folder, path), { recursive: true });
  await writeFile(join(folder, path, "package.json"), JSON.stringify(manifest));
  if (licence !== undefined) await writeFile(join(folder, path, "LICENCE.md"), licence);
}

test("lists each bundled package once with its license and notice", async () => {
  await install("node_modules/zebra", { name: "zebra", version: "2.0.0", license: "MIT" }, "Copyright Z\n");
  const scoped = "node_modules/.pnpm/@a+font@1.0.0/node_modules/@a/font";
  await install(scoped, { name: "@a/font", version: "1.0.0", license: "OFL-1.1", author: { name: "Ann" } });
  const inputs = ["src/main.ts", `${scoped}/a.woff2`, "node_modules/zebra/x.js", "node_modules/zebra/y.js"];
  expect(await bundledPackages(inputs, folder)).toEqual([
    { name: "@a/font", version: "1.0.0", licence: "OFL-1.1", notice: "OFL-1.1 licence, Ann" },
    { name: "zebra", version: "2.0.0", licence: "MIT", notice: "Copyright Z" },
  ]);
});

test("the error for a bundled package without a licence names the package", async () => {
  await install("node_modules/zebra", { name: "zebra", version: "2.0.0" });
  await expect(bundledPackages(["node_modules/zebra/x.js"], folder)).rejects.toThrow(
    "zebra 2.0.0 is bundled, but its package.json has no licence.",
  );
});

test("parses notices even if a licence contains separator lines", async () => {
  const rule = "=".repeat(80);
  const packages = [
    { name: "@a/font", version: "1.0.0", licence: "OFL-1.1", notice: `Copyright A\n\n${rule}\n\nEnd` },
    { name: "zebra", version: "2.0.0-rc.1", licence: "(MIT OR CC0-1.0)", notice: "Copyright Z" },
  ];
  await writeNotices(folder, packages);
  expect(await readNotices(folder)).toEqual(packages);
  expect(await readFile(join(folder, "THIRD-PARTY.txt"), "utf8")).toContain("Copyright Z");
});

test("rejects notices that were edited", async () => {
  await writeNotices(folder, [{ name: "zebra", version: "2.0.0", licence: "MIT", notice: "Copyright Z" }]);
  const file = join(folder, "THIRD-PARTY.txt");
  await writeFile(file, `By hand.\n${await readFile(file, "utf8")}`);
  await expect(readNotices(folder)).rejects.toThrow(
    "THIRD-PARTY.txt was edited or is outdated: build the package again.",
  );
});

test("removes notices from an earlier build if a bundle has no third-party files", async () => {
  await writeNotices(folder, [{ name: "zebra", version: "2.0.0", licence: "MIT", notice: "Copyright Z" }]);
  await writeNotices(folder, []);
  expect(existsSync(join(folder, "THIRD-PARTY.txt"))).toBe(false);
});
