import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cloneWorkspace } from "../release/clone-workspace.ts";
import { publicPackages, workspaceFolder } from "../release/packages.ts";
import { writeProjectLinks } from "../release/project-links.ts";
import { type CommandOptions, runCommand } from "../release/run-command.ts";
import { links, releaseEnvironment, writeTool } from "../test/release-workspace.ts";

/** A clone of this repository that is released to a loopback registry. */
export interface ReleaseClone {
  /** Runs a command in the clone. Returns its output. @throws Error with the output if the command fails */
  run(command: string, ...args: string[]): Promise<string>;
  /** Runs the clone's release command, which builds the packages but skips the tests. */
  release(): Promise<string>;
  /** Replaces a string that must occur in the file. */
  edit(file: string, before: string | RegExp, after: string): Promise<void>;
  commit(message: string): Promise<void>;
  read(file: string): Promise<string>;
  /** Returns the versions of the public packages, such as `edge@0.1.0`. */
  versions(): Promise<string[]>;
}

/**
 * Clones the commit of this work tree, and configures the clone to publish only to the given registry.
 *
 * @param parent an empty folder
 * @param registry URL of the registry, with a trailing slash
 */
export async function createReleaseClone(parent: string, registry: string): Promise<ReleaseClone> {
  const cwd = join(parent, "clone");
  await cloneWorkspace(cwd);
  const tools = join(parent, "tools");
  const env = await releaseEnvironment(parent, tools, registry);
  // Reuses other clones' builds of the same sources.
  const cache = process.env.TURBO_CACHE_DIR ?? join(workspaceFolder, ".turbo/cache");
  const options: CommandOptions = {
    cwd,
    env: { ...env, TURBO_CACHE_DIR: cache, TURBO_TELEMETRY_DISABLED: "1" },
  };
  const clone: ReleaseClone = {
    run: (command, ...args) => runCommand(command, args, options),
    release: () => clone.run("node", "scripts/release.ts"),
    edit: async (file, before, after) => {
      const text = await clone.read(file);
      const edited = text.replace(before, after);
      if (edited === text) throw new Error(`${file} does not contain ${before}.`);
      await writeFile(join(cwd, file), edited);
    },
    commit: async (message) => {
      await clone.run("git", "add", "--all");
      await clone.run("git", "commit", "--quiet", "--message", message);
    },
    read: (file) => readFile(join(cwd, file), "utf8"),
    versions: async () =>
      (await publicPackages(cwd)).map(({ name, version }) => `${shortName(name)}@${version}`),
  };
  await setUp(clone, { cwd, tools, npmrc: join(parent, ".npmrc") });
  return clone;
}

/** Returns `edge` for `@seamline/edge`. */
export function shortName(name: string): string {
  return name.replace(/^@[^/]+\//, "");
}

/**
 * Makes the clone releasable: skips the tests, which run elsewhere, replaces the placeholder links and installs
 * nothing.
 */
async function setUp(
  clone: ReleaseClone,
  { cwd, tools, npmrc }: { readonly cwd: string; readonly tools: string; readonly npmrc: string },
): Promise<void> {
  const filters = (await publicPackages(cwd)).map(({ name }) => `--filter=${name}`).join(" ");
  const turbo = join(workspaceFolder, "node_modules/.bin/turbo");
  await writeTool(
    tools,
    "turbo",
    `[ "$*" = "run release" ] && exec "${turbo}" run build ${filters}\nexec "${turbo}" "$@"`,
  );
  await writeFile(join(cwd, ".npmrc"), await readFile(npmrc, "utf8"));
  await appendFile(join(cwd, ".git/info/exclude"), ".npmrc\n");
  // After versions change, pnpm would look up every package in the rehearsal's registry.
  await clone.edit("pnpm-workspace.yaml", "verifyDepsBeforeRun: install", "verifyDepsBeforeRun: false");
  const root = JSON.parse(await clone.read("package.json")) as object;
  await writeFile(join(cwd, "package.json"), `${JSON.stringify({ ...root, ...links }, null, 2)}\n`);
  await writeProjectLinks(cwd);
  await clone.commit("Set the project's links");
}
