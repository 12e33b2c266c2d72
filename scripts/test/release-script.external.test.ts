import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Registry, startRegistry } from "../release/registry.ts";
import { packWorkspace } from "../release/tarball.ts";
import { type FaultyRegistry, startFaultyRegistry } from "./faulty-registry.ts";
import { publishedPackage, publishedVersions } from "./published-versions.ts";
import { createReleaseWorkspace, links, type ReleaseWorkspace, steps } from "./release-workspace.ts";

let folder: string;
let workspace: ReleaseWorkspace;
let store: Registry;
let registry: FaultyRegistry;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-release-script-"));
  store = await startRegistry(join(folder, "registry"));
  registry = await startFaultyRegistry(store.url);
  workspace = await createReleaseWorkspace(folder, registry.url, ["one", "two", "three"]);
});

afterEach(async () => {
  await registry[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** The release of the stand-in workspace publishes these packages. */
const RELEASED = ["one@0.1.0", "two@0.1.0", "three@0.1.0"];

test("a release sets versions, runs tests, commits and publishes, and can be repeated", {
  timeout: 120_000,
}, async () => {
  expect(await release()).toContain("> turbo run release");
  expect(await published()).toEqual(RELEASED);
  expect(await git("show", "--name-status", "--format=%s")).toBe(
    "Version packages\n\nD\t.changeset/first.md\n" +
      ["one", "three", "two"]
        .map((name) => `A\tpackages/${name}/CHANGELOG.md\nM\tpackages/${name}/package.json\n`)
        .join("") +
      "A\trecorded\n",
  );
  expect(await tags()).toEqual(RELEASED.toSorted());

  // Checking a published package repacks it.
  const packed = await readFile(await packWorkspace(join(workspace.folder, "packages/two"), folder));
  const { versions } = await publishedPackage(store.url, "@stand-in/two");
  const digest = createHash("sha512").update(packed).digest("base64");
  expect(versions["0.1.0"]?.dist.integrity).toBe(`sha512-${digest}`);

  await release();
  expect(await published()).toEqual(RELEASED);
  expect(registry.stored).toHaveLength(3);
  expect(await git("log", "--format=%s")).toBe("Version packages\nStart\n");
});

test("a release explains how to continue after a rejected package, and a rerun completes it", async () => {
  registry.onPublish = (name) => (name === "@stand-in/two" ? "refuse" : "store");
  await expect(release()).rejects.toThrow(
    /Some packages failed to publish[\s\S]*Stopped: .*changeset publish.* Run "npx -y pnpm release" again: it publishes only the missing versions/,
  );
  expect(await published()).toEqual(["one@0.1.0"]);
  expect(await git("status", "--porcelain")).toBe("");

  registry.onPublish = () => "store";
  await release();
  expect(await published()).toEqual(RELEASED);
  expect(registry.stored).toHaveLength(3);
  expect(await tags()).toEqual(RELEASED.toSorted());
  expect(await git("log", "--format=%s")).toBe("Version packages\nStart\n");
});

test("rerunning a release that was killed halfway completes it and tags all packages", async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL("../release.ts", import.meta.url))], {
    ...{ cwd: workspace.folder, env: workspace.env, stdio: "ignore" as const },
    // A separate process group, so that all descendants end with it.
    detached: true,
  });
  registry.onPublish = (name) => {
    if (name === "@stand-in/one") return "store";
    process.kill(-Number(child.pid), "SIGKILL");
    return "refuse";
  };
  expect(await once(child, "close")).toEqual([null, "SIGKILL"]);
  expect(await published()).toEqual(["one@0.1.0"]);
  expect(await tags()).toEqual([]);

  registry.onPublish = () => "store";
  await release();
  expect(await published()).toEqual(RELEASED);
  expect(registry.stored).toHaveLength(3);
  expect(await tags()).toEqual(RELEASED.toSorted());
});

test("a version is tagged, but not published again, if the registry's response was lost", async () => {
  registry.onPublish = (name) => (name === "@stand-in/one" ? "lose the response" : "store");
  await expect(release()).rejects.toThrow('Run "npx -y pnpm release" again');
  registry.onPublish = () => "store";
  await release();
  expect(await published()).toEqual(RELEASED);
  expect(await tags()).toEqual(RELEASED.toSorted());
});

test("a release stops without changes if a changeset is missing or too small", async () => {
  await workspace.writeRoot({
    ...links,
    scripts: { ...steps, "changeset:check": "echo too small && exit 1" },
  });
  await git("commit", "--quiet", "--all", "--message", "Change a contract");
  await expect(release()).rejects.toThrow(/too small[\s\S]*Stopped: .*changeset:check/);
  expect(await published()).toEqual([]);
  expect(await git("status", "--porcelain")).toBe("");
});

test("a release publishes nothing if a report of public types is out of date", async () => {
  const scripts = { ...steps, "api:report": "echo stale: && exit 1" };
  await workspace.writeRoot({ ...links, scripts });
  await git("commit", "--quiet", "--all", "--message", "Change a type");
  await expect(release()).rejects.toThrow(/echo stale: && exit 1[\s\S]*Stopped: .*api:report/);
  expect(await published()).toEqual([]);
});

test("a release publishes nothing if the work tree has uncommitted changes", async () => {
  await writeFile(join(workspace.folder, "packages/one/index.js"), "export const changed = true;\n");
  await expect(release()).rejects.toThrow("The work tree has changes.");
  expect(await published()).toEqual([]);
});

test("a release publishes nothing and restores everything if the tests fail", async () => {
  await workspace.writeTool("turbo", 'echo "a test failed" && exit 1');
  await expect(release()).rejects.toThrow(/a test failed[\s\S]*Stopped: .*turbo run release/);
  expect(await published()).toEqual([]);
  expect(await git("log", "--format=%s")).toBe("Start\n");
  expect(await git("status", "--porcelain")).toBe("");
});

test("a release publishes nothing if project links are placeholders, and explains where to set them", async () => {
  await workspace.writeRoot({ ...links, homepage: "https://homepage.invalid" });
  await expect(release()).rejects.toThrow(
    'Stopped: package.json still contains placeholders: https://homepage.invalid. Set homepage, repository.url and bugs.url in the package.json of the root, run "npx -y pnpm links" and commit.',
  );
  expect(await published()).toEqual([]);
});

test("a release publishes nothing if a project link is missing or differs from the root's link", async () => {
  await workspace.writeRoot({ ...links, bugs: undefined });
  await expect(release()).rejects.toThrow("Stopped: The bugs.url field of package.json must be a URL.");
  await workspace.writeRoot({ ...links, homepage: "https://moved.localhost" });
  await expect(release()).rejects.toThrow(
    "Stopped: The links in the package.json of packages/one, packages/three, packages/two differ from the root's.",
  );
  expect(await published()).toEqual([]);
});

const release = (): Promise<string> => workspace.script("release.ts");
const git = (...args: string[]): Promise<string> => workspace.git(...args);

/** Returns every published version, such as `one@0.1.0`, in alphabetical order. */
async function published(): Promise<string[]> {
  const lists = ["one", "two", "three"].map(async (name) => {
    const versions = await publishedVersions(store.url, `@stand-in/${name}`);
    return versions.map((version) => `${name}@${version}`);
  });
  return (await Promise.all(lists)).flat();
}

/** Returns the tags of the last commit in the same format. */
async function tags(): Promise<string[]> {
  const listed = await git("tag", "--points-at", "HEAD");
  return listed
    .split("\n")
    .filter(Boolean)
    .map((tag) => tag.replace("@stand-in/", ""));
}
