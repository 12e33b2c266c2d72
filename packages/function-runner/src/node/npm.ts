import { realpath } from "node:fs/promises";
import { basename, delimiter, dirname, join } from "node:path";
import type { Environment } from "../environment.ts";
import { type InstallerCommand, installerEnvironment } from "../installers/run-installer.ts";
import { type NpmLimits, npmGuardUrl } from "./npm-guard.ts";

/** A path that cannot exist, because its parent is a file. It prevents every version of npm from running Git. */
const MISSING_GIT = join(process.execPath, "git");

/**
 * Arguments for npm. They override the user's settings. npm does not run package scripts or Git, only installs packages
 * that the code needs, and does not write to any other folder.
 */
const INSTALL_ARGUMENTS = [
  "install",
  "--omit=dev",
  "--ignore-scripts",
  "--no-install-links",
  `--git=${MISSING_GIT}`,
  "--no-audit",
  "--no-fund",
  "--prefer-offline",
  "--no-global",
  "--no-dry-run",
  "--package-lock",
  "--lockfile-version=3",
  "--no-update-notifier",
  "--no-progress",
  "--no-color",
  "--loglevel=error",
] as const;

/** `resolve` only writes the lock file; `install` also installs the packages. */
export type NpmTask = "resolve" | "install";

const TASK_ARGUMENTS = {
  resolve: ["--package-lock-only", "--save"],
  install: ["--no-package-lock-only", "--no-save"],
} as const;

/**
 * Returns the command that runs `npm install` in the folder of an archive.
 *
 * @param program path of the npm program for Node.js
 * @param environment environment of this process. npm only receives the necessary variables.
 */
export function npmCommand(
  program: string,
  task: NpmTask,
  limits: NpmLimits,
  environment: Environment,
): InstallerCommand {
  const { folder } = limits;
  const args = [...INSTALL_ARGUMENTS, ...TASK_ARGUMENTS[task], "--prefix", folder];
  return {
    program: process.execPath,
    args: ["--import", npmGuardUrl(limits), program, ...args],
    folder,
    environment: npmEnvironment(environment),
  };
}

/** Paths to npm, relative to the folder of the Node.js executable, on Windows and on other systems. */
const PATHS_FROM_NODE = [
  "node_modules/npm/bin/npm-cli.js",
  "../lib/node_modules/npm/bin/npm-cli.js",
] as const;

/**
 * Finds the JavaScript program of npm: next to the running Node.js, or else in the folders on `PATH`. On Windows, these
 * folders contain a script for the shell, and the program in `node_modules`.
 *
 * @param environment environment whose `PATH` is searched
 * @returns `undefined` if npm is not installed
 */
export async function findNpm(environment: Environment): Promise<string | undefined> {
  const beside = PATHS_FROM_NODE.map((path) => join(dirname(process.execPath), path));
  const path = Object.entries(environment).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "";
  const folders = path.split(delimiter).filter((folder) => folder !== "");
  const onPath = folders.flatMap((folder) => [join(folder, "npm"), join(folder, PATHS_FROM_NODE[0])]);
  for (const candidate of [...beside, ...onPath]) {
    const program = await realpath(candidate).catch(() => undefined);
    if (program !== undefined && basename(program) === "npm-cli.js") return program;
  }
  return undefined;
}

/**
 * npm settings that are accepted from environment variables such as `npm_config_registry`: registries, network access,
 * credentials and the cache. These settings cannot specify a program.
 */
const NPM_SETTING =
  /^npm_config_(registry|@[^:]+:registry|\/\/.+|userconfig|globalconfig|cache|offline|prefer[_-]o(ff|n)line|(https?[_-])?proxy|noproxy|ca|cafile|cert|key|strict[_-]ssl|local[_-]address|maxsockets|fetch[_-](retries|retry[_-]\w+|timeout)|before|min[_-]release[_-]age|replace[_-]registry[_-]host|legacy[_-]peer[_-]deps)$/i;

/** Selects the environment variables for npm. */
export function npmEnvironment(environment: Environment): Record<string, string> {
  return installerEnvironment(environment, NPM_SETTING);
}
