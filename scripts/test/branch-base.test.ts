import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readBranchBase } from "../changesets/branch-base.ts";
import { runCommand } from "../release/run-command.ts";

let folder: string;
let workspace: string;

/**
 * Creates a repository with a branch that started at the first commit of `main`. Its `pnpm` is a script that copies
 * files instead of bundling them.
 */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-branch-base-"));
  workspace = join(folder, "workspace");
  vi.stubEnv("PATH", `${join(folder, "tools")}:${process.env.PATH}`);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(folder, "no-git-settings"));
  for (const role of ["AUTHOR", "COMMITTER"]) {
    vi.stubEnv(`GIT_${role}_NAME`, "Tester");
    vi.stubEnv(`GIT_${role}_EMAIL`, "tester@example.org");
  }
  await write("../tools/pnpm", bundler);
  await chmod(join(folder, "tools/pnpm"), 0o755);
  await mkdir(workspace, { recursive: true });
  await git("init", "--quiet", "--initial-branch", "main");
  await write("specs/library.json", '{ "state": "shared" }');
  await write(".changeset/older.md", "Older.\n");
  await write("pnpm-workspace.yaml", "packages:\n  - packages/*\n");
  await write("packages/library/package.json", '{ "name": "@stand-in/library", "version": "1.0.0" }');
  await write("packages/library/api/shelf.api.md", "shared");
  await commit("Begin");
  await git("checkout", "--quiet", "-b", "topic");
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const bundler = `#!/bin/sh
[ "$1" = exec ] || exit 0
[ -f specs/library.json ] || { echo "no such contract" >&2; exit 1; }
mkdir -p specs/dist && cp specs/library.json specs/dist/
cat > specs/dist/index.js <<'END'
const file = (path) => new URL(path, import.meta.url);
export const documents = [{ service: "library", profile: "reference", title: "Library", files: { json: file("./library.json") } }];
END
`;

test("reads the contracts of the merge base", async () => {
  await write("specs/library.json", '{ "state": "of the topic" }');
  await commit("Change a contract");
  await git("checkout", "--quiet", "main");
  await write("specs/library.json", '{ "state": "of main" }');
  await commit("Change the contract otherwise");
  await git("checkout", "--quiet", "topic");
  await write("specs/library.json", '{ "state": "not committed" }');
  const { documents } = await readBranchBase(workspace, "main");
  expect(documents.map(({ service, profile }) => ({ service, profile }))).toEqual([
    { service: "library", profile: "reference" },
  ]);
  expect(await documents[0]?.read()).toEqual({ state: "shared" });
  expect(await git("status", "--porcelain")).toBe(" M specs/library.json\n");
  expect((await git("worktree", "list")).trim().split("\n")).toHaveLength(1);
});

test("reads the public types of the merge base", async () => {
  await write("packages/library/api/shelf.api.md", "of the topic");
  await commit("Change a public type");
  const { surface } = await readBranchBase(workspace, "main");
  expect([...surface]).toEqual([["@stand-in/library/shelf.api.md", "shared"]]);
});

test("lists the changesets that the branch added or changed, even if they are not committed", async () => {
  await git("checkout", "--quiet", "main");
  await write(".changeset/of-main.md", "Of main.\n");
  await commit("Describe something else");
  await git("checkout", "--quiet", "topic");
  await write(".changeset/committed.md", "Committed.\n");
  await commit("Describe a change");
  await write(".changeset/new.md", "New.\n");
  expect((await readBranchBase(workspace, "main")).changesets).toEqual(
    new Set([".changeset/committed.md", ".changeset/new.md"]),
  );
  await write(".changeset/older.md", "Older, with more words.\n");
  expect((await readBranchBase(workspace, "main")).changesets).toContain(".changeset/older.md");
});

test.each(["origin/main", "--output=x"])(
  "the error for an unknown branch names the branch: %s",
  async (ref) => {
    await expect(readBranchBase(workspace, ref)).rejects.toThrow(
      `HEAD and ${ref} have no common commit in this clone: fetch that branch with its history.`,
    );
  },
);

test("fails if the contracts cannot be bundled, and removes the copy of the workspace", async () => {
  await git("rm", "--quiet", "specs/library.json");
  await commit("Remove the contract");
  await expect(readBranchBase(workspace, "topic")).rejects.toThrow(
    /Cannot bundle the contracts of topic\. pnpm exec turbo run bundle[\s\S]*no such contract/,
  );
  expect((await git("worktree", "list")).trim().split("\n")).toHaveLength(1);
});

async function write(name: string, text: string): Promise<void> {
  const file = join(workspace, name);
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, text);
}

async function commit(message: string): Promise<void> {
  await git("add", "--all");
  await git("commit", "--quiet", "--message", message);
}

function git(...args: string[]): Promise<string> {
  return runCommand("git", args, { cwd: workspace });
}
