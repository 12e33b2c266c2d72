import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Registry, startRegistry } from "../release/registry.ts";
import { runCommand } from "../release/run-command.ts";
import { isSnapshotName } from "../release/snapshot/snapshot-version.ts";
import { publishedPackage } from "./published-versions.ts";
import { changeset, createReleaseWorkspace, links, type ReleaseWorkspace } from "./release-workspace.ts";

const VERSION = /^0\.0\.0-pr-12-\d{14}$/;

let folder: string;
let workspace: ReleaseWorkspace;
let registry: Registry;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-snapshot-script-"));
  registry = await startRegistry(join(folder, "registry"));
  workspace = await createReleaseWorkspace(folder, registry.url, ["one", "two", "three"]);
});

afterEach(async () => {
  await registry[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

test("a snapshot publishes the packages of a changeset and their dependents, and restores everything else", {
  timeout: 120_000,
}, async () => {
  await workspace.script("release.ts");
  await workspace.commit({
    ".changeset/second.md": changeset("Second.", ["two"]),
    "packages/two/index.js": "export const name = 2;\n",
  });
  const before = await git("rev-parse", "HEAD");

  expect(await snapshot("pr-12")).toMatch(/npm install @stand-in\/three@pr-12 @stand-in\/two@pr-12/);
  expect(await tagsOf("one")).toEqual({ latest: "0.1.0" });
  for (const name of ["two", "three"])
    expect(await tagsOf(name)).toEqual({ latest: "0.1.0", "pr-12": expect.stringMatching(VERSION) });
  expect(await git("status", "--porcelain")).toBe("");
  expect(await git("rev-parse", "HEAD")).toBe(before);
  expect(await git("tag", "--list", "*pr-12*")).toBe("");

  const user = await mkdtemp(join(folder, "user-"));
  const env = workspace.env;
  await runCommand("npm", ["install", "@stand-in/three@pr-12"], { cwd: user, env });
  const installed = join(user, "node_modules/@stand-in/two/package.json");
  expect(JSON.parse(await readFile(installed, "utf8")).version).toMatch(VERSION);

  // The snapshot does not affect the next release, which uses the changeset.
  await workspace.script("release.ts");
  expect((await tagsOf("two")).latest).toBe("0.2.0");
});

test("a snapshot of unreleased packages publishes nothing, because it would become the latest version", async () => {
  await expect(snapshot("pr-12")).rejects.toThrow(
    /Stopped: @stand-in\/one, .* was never released, and a snapshot as the first version would become its "latest"/,
  );
  expect(await tagsOf("one")).toEqual({});
  expect(await git("status", "--porcelain")).toBe("");
});

test("a separate run publishes a packed snapshot, and rejects all other versions", async () => {
  await workspace.script("release.ts");
  await workspace.commit({ ".changeset/second.md": changeset("Second.", ["three"]) });
  const packed = join(folder, "packed");
  await snapshot("pr-12", "--pack-to", packed);
  expect(await readdir(packed)).toHaveLength(1);
  expect(await tagsOf("three")).toEqual({ latest: "0.1.0" });

  await expect(snapshot("pr-13", "--publish-from", packed)).rejects.toThrow(
    /@stand-in\/three@0\.0\.0-pr-12-\d+ is not a version in the snapshot pr-13: nothing was published/,
  );
  await snapshot("pr-12", "--publish-from", packed);
  expect(await snapshot("pr-12", "--publish-from", packed)).toMatch(/three@0\.0\.0-pr-12-\d+ is published/);
  expect(await tagsOf("three")).toEqual({ latest: "0.1.0", "pr-12": expect.stringMatching(VERSION) });
});

test("a snapshot publishes nothing and restores the work tree if its build fails", async () => {
  await workspace.writeTool("turbo", 'echo "a build failed" && exit 1');
  await expect(snapshot("pr-12")).rejects.toThrow(/a build failed[\s\S]*Stopped: .*turbo run build/);
  expect(await git("status", "--porcelain")).toBe("");
});

test("a snapshot requires a clean work tree, project links, a changeset and a valid dist-tag as its name", async () => {
  await writeFile(join(workspace.folder, "packages/one/index.js"), "");
  await expect(snapshot("pr-12")).rejects.toThrow("Stopped: The work tree has changes.");
  await git("checkout", "--quiet", ".");
  await git("rm", "--quiet", ".changeset/first.md");
  await git("commit", "--quiet", "--message", "Remove the changeset");
  await expect(snapshot("pr-12")).rejects.toThrow("Stopped: No changeset names a package");
  await expect(snapshot("latest")).rejects.toThrow("Stopped: Pass one name for the snapshot, such as pr-12");
  await workspace.writeRoot({ ...links, homepage: "https://homepage.invalid" });
  await expect(snapshot("pr-12")).rejects.toThrow("Stopped: package.json still contains placeholders");
});

test("snapshot names cannot look like npm versions or be the dist-tag of releases", () => {
  const names = ["pr-12", "latest", "v1", "x", "1", "Pr", "a b", "a--b", "", "-a", "feature", "../x"];
  expect(names.filter(isSnapshotName)).toEqual(["pr-12", "feature"]);
});

function snapshot(...args: string[]): Promise<string> {
  return workspace.script("release/snapshot.ts", ...args);
}

function git(...args: string[]): Promise<string> {
  return workspace.git(...args);
}

async function tagsOf(name: string): Promise<Readonly<Record<string, string>>> {
  return (await publishedPackage(registry.url, `@stand-in/${name}`))["dist-tags"];
}
