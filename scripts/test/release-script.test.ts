import { createHash } from "node:crypto";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { workspaceFolder } from "../release/packages.ts";
import { writeProjectLinks } from "../release/project-links.ts";
import { npmEnvironment, type Registry, startRegistry } from "../release/registry.ts";
import { runCommand } from "../release/run-command.ts";
import { packWorkspace } from "../release/tarball.ts";

const script = fileURLToPath(new URL("../release.ts", import.meta.url));

let folder: string;
let workspace: string;
let registry: Registry;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-release-script-"));
  workspace = join(folder, "workspace");
  registry = await startRegistry(join(folder, "registry"));
  env = await environment();
  await writeWorkspace();
});

afterEach(async () => {
  await registry[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

test("the release sets versions, tests, commits and publishes, and can be repeated", {
  timeout: 120_000,
}, async () => {
  expect(await release()).toContain("> turbo run release");
  expect(await publishedVersions()).toEqual(["0.1.0"]);
  expect(await git("show", "--name-status", "--format=%s")).toBe(
    "Version packages\n\nD\t.changeset/first.md\nA\tpackages/one/CHANGELOG.md\nM\tpackages/one/package.json\nA\trecorded\n",
  );
  expect(await git("tag", "--points-at", "HEAD")).toBe("@stand-in/one@0.1.0\n");

  // Whoever checks what was published packs it again.
  const packed = await readFile(await packWorkspace(join(workspace, "packages/one"), folder));
  expect(createHash("sha512").update(packed).digest("base64")).toBe(await publishedDigest("0.1.0"));

  await release();
  expect(await publishedVersions()).toEqual(["0.1.0"]);
  expect(await git("log", "--format=%s")).toBe("Version packages\nStart\n");
});

test("the release publishes nothing and changes nothing when a changeset is missing or too small", async () => {
  await writeRoot({ ...links, scripts: { ...steps, "changeset:check": "echo too small && exit 1" } });
  await git("commit", "--quiet", "--all", "--message", "Change a contract");
  await expect(release()).rejects.toThrow(/too small[\s\S]*Stopped: .*changeset:check/);
  expect(await publishedVersions()).toEqual([]);
  expect(await git("status", "--porcelain")).toBe("");
});

test("the release publishes nothing from a work tree with changes", async () => {
  await writeFile(join(workspace, "packages/one/index.js"), "export const changed = true;\n");
  await expect(release()).rejects.toThrow("The work tree has changes.");
  expect(await publishedVersions()).toEqual([]);
});

test("the release publishes nothing and restores everything when the tests fail", async () => {
  await writeTool("turbo", 'echo "a test failed" && exit 1');
  await expect(release()).rejects.toThrow(/a test failed[\s\S]*Stopped: .*turbo run release/);
  expect(await publishedVersions()).toEqual([]);
  expect(await git("log", "--format=%s")).toBe("Start\n");
  expect(await git("status", "--porcelain")).toBe("");
});

test("the release publishes nothing while project links are placeholders, and says where to set them", async () => {
  await writeRoot({ ...links, homepage: "https://homepage.invalid" });
  await expect(release()).rejects.toThrow(
    'Stopped: package.json still contains placeholders: https://homepage.invalid. Set homepage, repository.url and bugs.url in the package.json of the root, run "npx -y pnpm links" and commit.',
  );
  expect(await publishedVersions()).toEqual([]);
});

test("the release publishes nothing while a link is missing or a package differs from the root", async () => {
  await writeRoot({ ...links, bugs: undefined });
  await expect(release()).rejects.toThrow("Stopped: package.json has no URL as its bugs.url.");
  await writeRoot({ ...links, homepage: "https://moved.localhost" });
  await expect(release()).rejects.toThrow(
    "Stopped: The package.json of packages/one has other links than that of the root.",
  );
  expect(await publishedVersions()).toEqual([]);
});

function release(): Promise<string> {
  return runCommand(process.execPath, [script], { cwd: workspace, env });
}

type Versions = Readonly<Record<string, { readonly dist: { readonly integrity: string } }>>;

async function registryVersions(): Promise<Versions> {
  const response = await fetch(`${registry.url}@stand-in%2fone`);
  const { versions = {} } = (await response.json()) as { versions?: Versions };
  return versions;
}

async function publishedVersions(): Promise<string[]> {
  return Object.keys(await registryVersions());
}

async function publishedDigest(version: string): Promise<string | undefined> {
  return (await registryVersions())[version]?.dist.integrity.replace("sha512-", "");
}

function git(...args: string[]): Promise<string> {
  return runCommand("git", args, { cwd: workspace, env });
}

/** The tools of the workspace, with a turbo that has nothing to build; git and npm use no settings of this machine. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const tools = join(folder, "tools");
  await mkdir(tools);
  await writeTool("turbo", "true");
  const pnpm = (await runCommand("sh", ["-c", "command -v pnpm"], { cwd: workspaceFolder })).trim();
  await writeTool("pnpm", `exec "${pnpm}" "$@"`);
  const person = { NAME: "Tester", EMAIL: "tester@example.org" };
  return {
    ...(await npmEnvironment(folder, registry.url)),
    PATH: [tools, join(workspaceFolder, "node_modules/.bin"), process.env.PATH].join(":"),
    GIT_CONFIG_GLOBAL: join(folder, "no-git-settings"),
    GIT_AUTHOR_NAME: person.NAME,
    GIT_AUTHOR_EMAIL: person.EMAIL,
    GIT_COMMITTER_NAME: person.NAME,
    GIT_COMMITTER_EMAIL: person.EMAIL,
  };
}

async function writeTool(name: string, command: string): Promise<void> {
  const file = join(folder, "tools", name);
  await writeFile(file, `#!/bin/sh\n${command}\n`);
  await chmod(file, 0o755);
}

/** The links of a project that exists. */
const links = {
  homepage: "https://stand-in.localhost",
  repository: { type: "git", url: "git+https://stand-in.localhost/one.git" },
  bugs: { url: "https://stand-in.localhost/one/issues" },
};

/** The commands of the root that compare and record contracts, of which the stand-in has none. */
const steps = { "changeset:check": "true", "changeset:record": "echo recorded > recorded" };

async function writeRoot(fields: object): Promise<void> {
  await mkdir(workspace, { recursive: true });
  const manifest = { name: "stand-in", private: true, scripts: steps, ...fields };
  await writeFile(join(workspace, "package.json"), JSON.stringify(manifest));
}

async function writeWorkspace(): Promise<void> {
  const manifest = { name: "@stand-in/one", version: "0.0.0", type: "module", exports: "./index.js" };
  await writeRoot(links);
  const files = {
    "pnpm-workspace.yaml": "packages: [packages/*]\n",
    ".gitignore": "node_modules/\n.npmrc\npnpm-lock.yaml\n",
    ".npmrc": `registry=${registry.url}\n${registry.url.replace(/^http:/, "")}:_authToken=rehearsal\n`,
    ".changeset/config.json": JSON.stringify({ access: "public", baseBranch: "main" }),
    ".changeset/first.md": '---\n"@stand-in/one": minor\n---\n\nFirst.\n',
    "packages/one/package.json": JSON.stringify(manifest),
    "packages/one/index.js": "export const one = 1;\n",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(workspace, name, ".."), { recursive: true });
    await writeFile(join(workspace, name), text);
  }
  await writeProjectLinks(workspace);
  await git("init", "--quiet", "--initial-branch", "main");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "Start");
}
