import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { EnvironmentCache } from "../../src/python/environment-cache.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface OpenCache {
  readonly folder: string;
  open(maxBytes?: number): Promise<EnvironmentCache>;
  names(): readonly string[];
}

function openCache(): OpenCache {
  const home = mkdtempSync(join(tmpdir(), "seamline-cache-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const folder = join(home, "seamline-emulator/python");
  return {
    folder,
    open: (maxBytes) => EnvironmentCache.open({ XDG_CACHE_HOME: home }, join(home, "fallback"), maxBytes),
    names: () => readdirSync(folder).sort(),
  };
}

/** Builds an entry with 1,000 bytes. */
const build = async (path: string): Promise<void> => {
  await mkdir(path);
  await writeFile(join(path, "file"), "x".repeat(1_000));
};

const sizeIn = async (path: string): Promise<number> => (await readFile(join(path, "file"))).length;

/** Sets the time of an entry's last use to `days` days ago. */
function age(path: string, days: number): void {
  const time = new Date(Date.now() - days * DAY_MS);
  utimesSync(path, time, time);
}

it("builds a cache entry only once", async () => {
  const { open, names } = openCache();
  const cache = await open();
  let builds = 0;
  const counted = async (path: string): Promise<void> => {
    builds += 1;
    await build(path);
  };
  expect(await cache.use("one", undefined, sizeIn)).toBeUndefined();
  expect(await cache.use("one", counted, sizeIn)).toBe(1_000);
  expect(await (await open()).use("one", counted, sizeIn)).toBe(1_000);
  expect([builds, names()]).toEqual([1, ["one"]]);
});

it("removes the least recently used entries if the cache is too large", async () => {
  const { folder, open, names } = openCache();
  const cache = await open(3_500);
  for (const [name, days] of [
    ["one", 3],
    ["two", 2],
    ["three", 1],
  ] as const) {
    await cache.use(name, build, sizeIn);
    age(join(folder, name), days);
  }
  await cache.use("one", undefined, sizeIn);
  await cache.use("four", build, sizeIn);
  expect(names()).toEqual(["four", "one", "three"]);
});

it("never removes an entry that another emulator is using", async () => {
  const { folder, open, names } = openCache();
  const [one, other] = [await open(1_500), await open(1_500)];
  await one.use("one", build, async (path) => {
    age(dirname(path), 40);
    await other.use("two", build, sizeIn);
    expect(await sizeIn(path)).toBe(1_000);
    expect(names()).toContain("one");
  });
  age(join(folder, "one"), 1);
  await other.use("three", build, sizeIn);
  expect(names()).toEqual(["three"]);
});

it("never removes an entry in use, even if many emulators share a cache that is too small", async () => {
  const { open, names } = openCache();
  const caches = await Promise.all(Array.from({ length: 4 }, () => open(1_500)));
  const uses = Array.from({ length: 40 }, (_, index) =>
    caches[index % 4]?.use(`entry-${index % 5}`, build, async (path) => {
      const before = await sizeIn(path);
      await mkdir(join(path, `copy-${index}`));
      return before + (await sizeIn(path));
    }),
  );
  expect(new Set(await Promise.all(uses))).toEqual(new Set([2_000]));
  await caches[0]?.use("last", build, sizeIn);
  expect(names()).toEqual(["last"]);
});

it("removes entries after 30 days, and temporary folders of killed emulators", async () => {
  const { folder, open, names } = openCache();
  const cache = await open();
  await cache.use("old", build, sizeIn);
  for (const remnant of [".building-killed", ".lease-old-00000000-0000-0000-0000-000000000000", ".lock"]) {
    writeFileSync(join(folder, remnant), "");
    age(join(folder, remnant), 2);
  }
  age(join(folder, "old"), 31);
  await cache.use("new", build, sizeIn);
  expect(names()).toEqual(["new"]);
});

it("measures the size of cache entries from older emulators", async () => {
  const { folder, open, names } = openCache();
  const cache = await open(1_500);
  await build(join(folder, "packages-earlier"));
  await cache.use("new", build, sizeIn);
  expect(names()).toEqual(["new"]);
});

it("leaves no partial cache entry if building or using it fails", async () => {
  const { folder, open, names } = openCache();
  const cache = await open();
  const fail = async (): Promise<never> => {
    throw new Error("disk full");
  };
  await expect(cache.use("one", fail, sizeIn)).rejects.toThrow("disk full");
  expect(names()).toEqual([]);
  await expect(cache.use("one", build, fail)).rejects.toThrow("disk full");
  expect(names()).toEqual(["one"]);
  expect(existsSync(join(folder, "one/content/file"))).toBe(true);
});
