import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneWorkspace } from "../release/clone-workspace.ts";
import { workspaceFolder } from "../release/packages.ts";
import { runCommand } from "../release/run-command.ts";
import { type Git, gitIn } from "./git-in.ts";
import { services } from "./repository.ts";

let parent: string;
let clone: string;
let git: Git;

/** Reuses the builds in this work tree. */
const env = { ...process.env, TURBO_CACHE_DIR: join(workspaceFolder, ".turbo/cache") };

function pnpm(...args: string[]): Promise<string> {
  return runCommand("pnpm", args, { cwd: clone, env });
}

/** Builds a service on a branch of a clone, commits the service, and switches back. */
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "seamline-removed-"));
  clone = join(parent, "clone");
  await cloneWorkspace(clone);
  git = gitIn(clone);
  await git("checkout", "--quiet", "-b", "with-barges");
  const operation = ["--operation", "getBarge", "--method", "get", "--path", "/barges/{bargeId}"];
  await pnpm("new-service", "barges", ...operation, "--source", "Barges");
  await pnpm("install", "--no-frozen-lockfile", "--prefer-offline");
  expect(await pnpm("start", "--once")).toContain("@seamline/barges");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "Add barges");
  await git("checkout", "--quiet", "--detach", "HEAD~1");
  // Every folder of the service can contain ignored files.
  for (const folder of [
    "packages/emulator/src/services/barges",
    "packages/emulator-page/src/services/barges",
  ])
    await mkdir(join(clone, folder, "node_modules"), { recursive: true });
}, 1_800_000);

afterAll(() => rm(parent, { recursive: true, force: true }));

/** Returns the files in a folder whose paths contain the name of the removed service. */
async function staleFiles(folder: string): Promise<string[]> {
  const files = await readdir(join(clone, folder), { recursive: true });
  return files.filter((file) => /barge/i.test(file));
}

async function listTarball(name: string): Promise<string> {
  const [file] = (await readdir(join(clone, "tarballs"))).filter((each) =>
    each.startsWith(`seamline-${name}-`),
  );
  return runCommand("tar", ["-tzf", join(clone, "tarballs", `${file}`)], { cwd: clone });
}

/** Returns the names of the services whose bundles are collected. */
async function collectedServices(): Promise<string[]> {
  const collected = await readdir(join(clone, "specs/dist"), { withFileTypes: true });
  const folders = collected.filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort();
}

test("ignored files of a service remain after Git switches to a branch without it", () => {
  const left = ["specs/barges/dist", "specs/barges/node_modules", "packages/barges/dist"];
  expect(left.filter((folder) => !existsSync(join(clone, folder)))).toEqual([]);
  expect(existsSync(join(clone, "specs/barges/package.json"))).toBe(false);
});

test("`start` builds only the services of the branch, and changes no file in the repository", async () => {
  const output = await pnpm("start", "--once");
  expect(output).toContain("@seamline/edge");
  expect(output).not.toMatch(/barge/i);
  expect(await collectedServices()).toEqual(services());
  expect(await staleFiles("packages/docs/dist")).toEqual([]);
  expect(await git("status", "--porcelain")).toBe("");
}, 1_200_000);

test("no tarball contains files of the removed service", async () => {
  await pnpm("tarballs");
  for (const name of ["specs", "emulator"]) expect(await listTarball(name)).not.toMatch(/barge/i);
}, 1_200_000);

test("`generate` finds the same services with and without Git", async () => {
  const generated = join(clone, "packages/emulator/src/generated/services.gen.ts");
  const before = await readFile(generated, "utf8");
  await rm(join(clone, ".git"), { recursive: true });
  await pnpm("generate");
  expect(await collectedServices()).toEqual(services());
  expect(await readFile(generated, "utf8")).toBe(before);
}, 1_200_000);
