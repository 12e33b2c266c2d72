import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { workspaceFolder } from "../release/packages.ts";
import { writeProjectLinks } from "../release/project-links.ts";
import { npmEnvironment } from "../release/registry.ts";
import { runCommand } from "../release/run-command.ts";

/** A small workspace for testing the release scripts with a local registry. */
export interface ReleaseWorkspace {
  readonly folder: string;
  /** The environment of the scripts, with a stand-in for Turbo and without this machine's settings. */
  readonly env: NodeJS.ProcessEnv;
  /** Runs `scripts/release.ts` or another script in the same folder. @throws Error with its output if it fails */
  script(file: string, ...args: string[]): Promise<string>;
  git(...args: string[]): Promise<string>;
  /** Replaces the stand-in for a workspace tool with a shell command. */
  writeTool(name: string, command: string): Promise<void>;
  writeRoot(fields: object): Promise<void>;
  /** Writes files by their paths in the workspace, and commits them. */
  commit(files: Readonly<Record<string, string>>): Promise<void>;
}

/** Links with hosts that the release scripts accept. */
export const links = {
  homepage: "https://stand-in.localhost",
  repository: { type: "git", url: "git+https://stand-in.localhost/one.git" },
  bugs: { url: "https://stand-in.localhost/one/issues" },
};

/** The root commands that compare and record contracts. The stand-in has no contracts. */
export const steps = {
  "api:report": "true",
  "changeset:check": "true",
  "changeset:record": "echo recorded > recorded",
};

/**
 * Creates a workspace with packages `@stand-in/<name>` that depend on each other in a chain, and a changeset for their
 * first minor version.
 *
 * @param parent an empty folder
 * @param registry URL of the registry, with a trailing slash
 */
export async function createReleaseWorkspace(
  parent: string,
  registry: string,
  names: readonly string[],
): Promise<ReleaseWorkspace> {
  const folder = join(parent, "workspace");
  const tools = join(parent, "tools");
  const env = await releaseEnvironment(parent, tools, registry);
  const workspace: ReleaseWorkspace = {
    folder,
    env,
    script: (file, ...args) => {
      const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
      return runCommand(process.execPath, [path, ...args], { cwd: folder, env });
    },
    git: (...args) => runCommand("git", args, { cwd: folder, env }),
    writeTool: (name, command) => writeTool(tools, name, command),
    writeRoot: (fields) =>
      writeFiles(folder, {
        "package.json": JSON.stringify({ name: "stand-in", private: true, scripts: steps, ...fields }),
      }),
    commit: async (files) => {
      await writeFiles(folder, files);
      await workspace.git("add", "--all");
      await workspace.git("commit", "--quiet", "--message", "Change");
    },
  };
  await writeWorkspace(workspace, names);
  return workspace;
}

async function writeWorkspace(
  { folder, git, writeRoot, writeTool }: ReleaseWorkspace,
  names: readonly string[],
): Promise<void> {
  await writeTool("turbo", "true");
  await writeRoot(links);
  await writeFiles(folder, {
    "pnpm-workspace.yaml": "packages: [packages/*]\n",
    ".gitignore": "node_modules/\n.npmrc\npnpm-lock.yaml\n",
    ".npmrc": await readFile(join(dirname(folder), ".npmrc"), "utf8"),
    ".changeset/config.json": JSON.stringify({ access: "public", baseBranch: "main" }),
    ".changeset/first.md": changeset("First.", names),
  });
  for (const [index, name] of names.entries()) await writePackage(folder, name, names[index - 1]);
  await writeProjectLinks(folder);
  await git("init", "--quiet", "--initial-branch", "main");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "Start");
}

/** Returns a changeset with a minor bump for packages. */
export function changeset(text: string, names: readonly string[]): string {
  return ["---", ...names.map((name) => `"@stand-in/${name}": minor`), "---", "", text, ""].join("\n");
}

async function writePackage(folder: string, name: string, dependency: string | undefined): Promise<void> {
  const manifest = {
    name: `@stand-in/${name}`,
    version: "0.0.0",
    type: "module",
    exports: "./index.js",
    ...(dependency && { dependencies: { [`@stand-in/${dependency}`]: "workspace:^" } }),
  };
  await writeFiles(join(folder, "packages", name), {
    "package.json": JSON.stringify(manifest),
    "index.js": `export const name = "${name}";\n`,
  });
}

/**
 * Returns the environment of release scripts, without this machine's settings. The given tools take precedence over the
 * workspace's tools.
 *
 * @param parent folder for the settings of npm
 */
export async function releaseEnvironment(
  parent: string,
  tools: string,
  registry: string,
): Promise<NodeJS.ProcessEnv> {
  const person = { NAME: "Tester", EMAIL: "tester@example.org" };
  const pnpm = (await runCommand("sh", ["-c", "command -v pnpm"], { cwd: workspaceFolder })).trim();
  await writeTool(tools, "pnpm", `exec "${pnpm}" "$@"`);
  return {
    ...(await npmEnvironment(parent, registry)),
    PATH: [tools, join(workspaceFolder, "node_modules/.bin"), process.env.PATH].join(":"),
    GIT_CONFIG_GLOBAL: join(parent, "no-git-settings"),
    GIT_AUTHOR_NAME: person.NAME,
    GIT_AUTHOR_EMAIL: person.EMAIL,
    GIT_COMMITTER_NAME: person.NAME,
    GIT_COMMITTER_EMAIL: person.EMAIL,
  };
}

/** Writes a one-line executable shell script. */
export async function writeTool(tools: string, name: string, command: string): Promise<void> {
  await writeFiles(tools, { [name]: `#!/bin/sh\n${command}\n` });
  await chmod(join(tools, name), 0o755);
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
