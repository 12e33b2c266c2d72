import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { devNull } from "node:os";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { type InstallerCommand, installerEnvironment } from "../installers/run-installer.ts";
import type { Python } from "./find-python.ts";
import { pythonFile } from "./run-python.ts";

/** PyPI package that runs functions. */
export const FRAMEWORK: string = "functions-framework";

/** Versions of the framework that the runner can start. */
export const FRAMEWORK_REQUIREMENT: string = `${FRAMEWORK}>=3.5,<4`;

/**
 * pip settings that are accepted from environment variables: indexes, network access, credentials and the cache. pip
 * also reads its configuration files.
 */
const PIP_SETTING =
  /^(?:pip_(?:index_url|extra_index_url|find_links|no_index|config_file|cache_dir|no_cache_dir|cert|client_cert|proxy|trusted_host|(?:default_)?timeout|retries|uploaded_prior_to)|requests_ca_bundle|curl_ca_bundle|netrc)$/i;

/** Selects the environment variables for pip. */
export function pipEnvironment(environment: Environment): Record<string, string> {
  return installerEnvironment(environment, PIP_SETTING);
}

/** Options for every command. They override the user's settings, so that pip does not prompt and writes plain text. */
const COMMON_OPTIONS = ["--no-input", "--disable-pip-version-check", "--no-color"] as const;

/** Options for downloads. Only wheels are downloaded, so that pip does not run package code. */
const DOWNLOAD_OPTIONS = ["--progress-bar=off", "--only-binary=:all:"] as const;

/** Options for installations. pip installs exactly the files in one folder. */
const INSTALL_OPTIONS = [
  "--progress-bar=off",
  "--only-binary=:all:",
  "--no-user",
  "--no-warn-script-location",
  "--no-index",
  "--no-deps",
  "--no-cache-dir",
] as const;

/** Returns the command that creates a virtual environment. */
export function venvCommand(
  { program }: Python,
  folder: string,
  { hasPip }: { readonly hasPip: boolean },
  environment: Environment,
): InstallerCommand {
  const args = ["-I", "-m", "venv", ...(hasPip ? [] : ["--without-pip"]), folder];
  return { program, args, folder: join(folder, ".."), environment: pipEnvironment(environment) };
}

/** Files and programs common to all commands for an environment. */
export interface PipWorkspace {
  /** Folder that contains the package `pip`. */
  readonly pip: string;
  /** A virtual environment without packages, because pip would run code from installed packages. */
  readonly venv: string;
  /** The only folder that pip writes to, except its cache. It contains the virtual environment. */
  readonly folder: string;
}

/** Packages to download. pip also downloads their dependencies. */
export interface PipDownload {
  /** The folder for the downloaded wheels. */
  readonly target: string;
  readonly lines: readonly string[];
  readonly constraints: readonly string[];
  /** Absolute paths of the wheels in the archive. Lines refer to them by `file:` URL. */
  readonly wheels: readonly string[];
  /** A folder with wheels that pip searches before the index. */
  readonly preferred?: string;
}

/** Returns the command that downloads packages. */
export async function downloadCommand(
  workspace: PipWorkspace,
  { target, lines, constraints, wheels, preferred }: PipDownload,
  environment: Environment,
): Promise<InstallerCommand> {
  const constraintsFile = join(workspace.folder, "constraints.txt");
  await writeFile(constraintsFile, asText(constraints));
  const sources = preferred === undefined ? [] : ["--find-links", preferred];
  const options = [...DOWNLOAD_OPTIONS, ...sources, "--dest", target, "-c", constraintsFile];
  const variables = pipEnvironment(environment);
  return pipCommand(workspace, [...COMMON_OPTIONS, "download", ...options], { lines, wheels, variables });
}

/** Returns the command that installs all wheels in a folder. It does not use the network or the user's settings. */
export async function installCommand(workspace: PipWorkspace, wheels: string): Promise<InstallerCommand> {
  const lines = await pinnedVersions(wheels);
  const options = [...INSTALL_OPTIONS, "--find-links", wheels];
  const variables = { PIP_CONFIG_FILE: devNull };
  return pipCommand(workspace, [...COMMON_OPTIONS, "--isolated", "install", ...options], {
    lines,
    wheels: [],
    variables,
  });
}

interface PipParts {
  readonly lines: readonly string[];
  readonly wheels: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

async function pipCommand(
  { pip, venv, folder }: PipWorkspace,
  args: readonly string[],
  { lines, wheels, variables }: PipParts,
): Promise<InstallerCommand> {
  const requirementsFile = join(folder, "requirements.txt");
  const temporary = join(folder, "temporary");
  await mkdir(temporary, { recursive: true });
  await writeFile(requirementsFile, asText(lines));
  const own = [pythonFile("run_pip.py"), pip, folder, JSON.stringify(wheels)];
  return {
    program: join(venv, "bin/python"),
    args: ["-I", "-u", ...own, ...args, "-r", requirementsFile],
    folder: venv,
    // Otherwise, pip would run programs on the path, such as a password helper.
    environment: { ...variables, PATH: join(venv, "bin"), TMPDIR: temporary },
  };
}

function asText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

/** Returns the folder for packages in a virtual environment. */
export async function packagesFolder(environmentFolder: string): Promise<string> {
  const library = join(environmentFolder, "lib");
  const python = (await readdir(library)).find((name) => name.startsWith("python3")) ?? "python3";
  return join(library, python, "site-packages");
}

/** Moves the package `pip` from a virtual environment to a new folder that contains nothing else. */
export async function extractPip(environmentFolder: string, folder: string): Promise<void> {
  await mkdir(folder);
  await rename(join(await packagesFolder(environmentFolder), "pip"), join(folder, "pip"));
  await rm(environmentFolder, { recursive: true });
}

/** Returns constraints that pin packages to the versions of the wheels in a folder. */
export async function pinnedVersions(wheels: string): Promise<readonly string[]> {
  return (await readdir(wheels)).map((file) => file.split("-", 2).join("=="));
}
