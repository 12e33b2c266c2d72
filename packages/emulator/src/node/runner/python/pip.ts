import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type InstallerCommand, installerEnvironment } from "../installers/run-installer.ts";
import type { Python } from "./find-python.ts";
import type { Requirements } from "./requirements.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The package of PyPI under which functions run. */
const FRAMEWORK = "functions-framework";

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
 * Runs a pip that is not installed in the environment for which it installs. Python ignores the variables and the
 * packages of the user (`-I`).
 */
const RUN_PIP =
  "import runpy, sys; sys.path.insert(0, sys.argv.pop(1)); runpy.run_module('pip', run_name='__main__', alter_sys=True)";

/**
 * The arguments of pip. They overrule settings of the user: pip asks nothing, installs into the environment only, and
 * runs no code of packages, since it installs wheels only.
 */
const INSTALL_ARGUMENTS = [
  "--no-input",
  "--disable-pip-version-check",
  "--no-color",
  "install",
  "--quiet",
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

/**
 * Returns the commands of pip that install requirements and the framework into a virtual environment. The framework
 * comes on its own where all other packages must have digests, since it has none.
 *
 * @param pip the folder that contains the package `pip`
 * @param folder the virtual environment; files with the requirements are written beside it
 */
export async function pipCommands(
  pip: string,
  folder: string,
  requirements: Requirements,
  environment: Environment,
): Promise<readonly InstallerCommand[]> {
  const { lines, constraints, names, areHashed } = requirements;
  const own = names.has(FRAMEWORK) ? [] : [FRAMEWORK_REQUIREMENT];
  const groups = areHashed && own.length > 0 ? [lines, own] : [[...lines, ...own]];
  const constraintsFile = `${folder}-constraints.txt`;
  await writeFile(constraintsFile, asText(constraints));
  const written = groups.map(async (group, index) => {
    const file = `${folder}-requirements-${index}.txt`;
    await writeFile(file, asText(group));
    return file;
  });
  const python = join(folder, "bin/python");
  return (await Promise.all(written)).map((file) => ({
    program: python,
    args: ["-I", "-c", RUN_PIP, pip, ...INSTALL_ARGUMENTS, "-c", constraintsFile, "-r", file],
    folder,
    // pip finds no git there, so that it fetches nothing from version control for a package that asks for it.
    environment: { ...pipEnvironment(environment), PATH: join(folder, "bin") },
  }));
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
