import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../../environment.ts";
import { type InstallerCommand, installerEnvironment } from "../installers/run-installer.ts";
import type { Python } from "./find-python.ts";
import { pythonFile } from "./run-python.ts";

/** The package of PyPI under which functions run. */
export const FRAMEWORK: string = "functions-framework";

/** Versions of the framework that the emulator can start. */
export const FRAMEWORK_REQUIREMENT: string = `${FRAMEWORK}>=3.5,<4`;

/**
 * The settings of pip that may be set by variables: where packages come from, by which network, with which credentials,
 * and where they are cached. Its configuration files are read, too.
 */
const PIP_SETTING =
  /^(?:pip_(?:index_url|extra_index_url|find_links|no_index|config_file|cache_dir|no_cache_dir|cert|client_cert|proxy|trusted_host|(?:default_)?timeout|retries|uploaded_prior_to)|requests_ca_bundle|curl_ca_bundle|netrc)$/i;

/** Selects the variables that pip gets. */
export function pipEnvironment(environment: Environment): Record<string, string> {
  return installerEnvironment(environment, PIP_SETTING);
}

/**
 * The arguments of pip. They overrule settings of the user: pip asks nothing, installs into the environment only, and
 * runs no code of packages, since it installs wheels only.
 */
const INSTALL_ARGUMENTS = [
  "--no-input",
  "--disable-pip-version-check",
  "--no-color",
  "install",
  "--progress-bar=off",
  "--no-user",
  "--only-binary=:all:",
  "--no-warn-script-location",
] as const;

/** Returns the command that makes a virtual environment. */
export function venvCommand(
  { program }: Python,
  folder: string,
  { hasPip }: { readonly hasPip: boolean },
  environment: Environment,
): InstallerCommand {
  const args = ["-I", "-m", "venv", ...(hasPip ? [] : ["--without-pip"]), folder];
  return { program, args, folder: join(folder, ".."), environment: pipEnvironment(environment) };
}

/** What pip is to install. */
export interface PipTask {
  /** The folder that contains the package `pip`. */
  readonly pip: string;
  /** A virtual environment without packages, since pip would run code of packages that are installed there. */
  readonly venv: string;
  /** Where to install packages, if that is not the virtual environment itself. What is there stays. */
  readonly target?: string;
  readonly lines: readonly string[];
  readonly constraints: readonly string[];
}

/** Returns the command that installs packages. Files for pip are written beside the virtual environment. */
export async function pipCommand(
  { pip, venv, target, lines, constraints }: PipTask,
  environment: Environment,
): Promise<InstallerCommand> {
  const [requirementsFile, constraintsFile] = [`${venv}-requirements.txt`, `${venv}-constraints.txt`];
  await writeFile(requirementsFile, asText(lines));
  await writeFile(constraintsFile, asText(constraints));
  const place = target === undefined ? [] : ["--target", target];
  const files = ["-c", constraintsFile, "-r", requirementsFile];
  return {
    program: join(venv, "bin/python"),
    args: ["-I", "-u", pythonFile("run_pip.py"), pip, ...INSTALL_ARGUMENTS, ...place, ...files],
    folder: venv,
    // pip would run programs that it finds on the path, such as one that asks for a password.
    environment: { ...pipEnvironment(environment), PATH: join(venv, "bin") },
  };
}

function asText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

/** Returns the folder of a virtual environment into which packages are installed. */
export async function packagesFolder(environmentFolder: string): Promise<string> {
  const library = join(environmentFolder, "lib");
  const python = (await readdir(library)).find((name) => name.startsWith("python3")) ?? "python3";
  return join(library, python, "site-packages");
}

/** Moves the package `pip` of a virtual environment into a new folder, in which there is nothing else. */
export async function extractPip(environmentFolder: string, folder: string): Promise<void> {
  await mkdir(folder);
  await rename(join(await packagesFolder(environmentFolder), "pip"), join(folder, "pip"));
  await rm(environmentFolder, { recursive: true });
}

/** Returns the packages of a folder as constraints that allow no other versions of them. */
export async function pinnedVersions(packages: string): Promise<readonly string[]> {
  return (await readdir(packages)).flatMap((name) => {
    const [, project, version] = /^([\w.]+)-([\w.!+]+)\.dist-info$/.exec(name) ?? [];
    return version === undefined ? [] : [`${project}==${version}`];
  });
}
