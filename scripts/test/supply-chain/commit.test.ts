import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundledComponents } from "../../supply-chain/bundled-components.ts";
import { commitOf } from "../../supply-chain/commit.ts";
import { writeNotices } from "../../third-party/notices-file.ts";
import { gitIn } from "../git-in.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-commit-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function commitFile(): Promise<string> {
  const git = gitIn(folder);
  await git("init", "--quiet");
  await writeFile(join(folder, "file"), "1");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "Start", "--date", "2024-01-01T00:00:00Z");
  return (await git("rev-parse", "HEAD")).trim();
}

test("commitOf returns the time of the commit unless SOURCE_DATE_EPOCH is set", async () => {
  const commit = await commitFile();
  const time = Number(await gitIn(folder)("log", "-1", "--format=%ct"));
  expect(await commitOf(folder, {})).toEqual({ commit, time });
  expect(await commitOf(folder, { SOURCE_DATE_EPOCH: "1700000000" })).toEqual({
    commit,
    time: 1_700_000_000,
  });
});

test("rejects an invalid SOURCE_DATE_EPOCH, and a work tree with uncommitted changes", async () => {
  await commitFile();
  await expect(commitOf(folder, { SOURCE_DATE_EPOCH: "yesterday" })).rejects.toThrow(
    'SOURCE_DATE_EPOCH must be seconds since 1970, but got "yesterday".',
  );
  await writeFile(join(folder, "file"), "2");
  await expect(commitOf(folder, {})).rejects.toThrow(
    "The work tree has changes, so its contents do not match a commit.",
  );
});

test("reports a bundled package that is not in the lockfile", async () => {
  await writeFile(join(folder, "pnpm-lock.yaml"), "packages: {}\n");
  await mkdir(join(folder, "one/dist/vendor"), { recursive: true });
  const zebra = { name: "zebra", version: "2.0.0", licence: "MIT", notice: "Copyright Z" };
  await writeNotices(join(folder, "one/dist/vendor"), [zebra]);
  await expect(bundledComponents(folder, join(folder, "one"))).rejects.toThrow(
    "dist/vendor/THIRD-PARTY.txt names zebra@2.0.0, which is not in pnpm-lock.yaml.",
  );
});
