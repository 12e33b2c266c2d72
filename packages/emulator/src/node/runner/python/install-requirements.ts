import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../../environment.ts";
import { type InstallerCommand, lastLines, runInstaller } from "../installers/run-installer.ts";
import { packageError } from "../processes/code-failures.ts";
import { EnvironmentCache, entryName } from "./environment-cache.ts";
import type { Python } from "./find-python.ts";
import {
  extractPip,
  FRAMEWORK,
  FRAMEWORK_REQUIREMENT,
  type PipTask,
  packagesFolder,
  pinnedVersions,
  pipCommand,
  pipEnvironment,
  venvCommand,
} from "./pip.ts";
import { type Requirements, readRequirements } from "./requirements.ts";
import { pythonFile } from "./run-python.ts";

/** The options of installations. */
export interface PipOptions {
  /** Whether pip installs what is not in the cache. */
  readonly pip: "install" | "never";
  /** The environment of the emulator. pip gets only the variables that it needs to reach an index. */
  readonly environment: Environment;
  /** How long pip may take, in milliseconds. Default: 120,000. */
  readonly timeLimitMs?: number;
}

/** The virtual environment of a source. */
export interface PythonEnvironment {
  /** Its program of Python. */
  readonly program: string;
  /** Its folder. */
  readonly folder: string;
  /** The folder with the installed packages. */
  readonly packages: string;
}

/** How long copying packages may take, in milliseconds. */
const COPY_LIMIT_MS = 120_000;

/** Increases when environments of earlier emulators cannot be used any more. */
const FORMAT = 2;

/**
 * Makes the virtual environment of a source, with the framework and what its `requirements.txt` names. Packages are
 * installed once for all sources with the same requirements. Each source gets a copy of them, so that no code sees what
 * other code has changed in its packages.
 *
 * @param source where the archive is unpacked
 * @param folder where to make the environment
 * @throws CodeError of "package", with the output of pip; the reason of `signal`
 */
export async function installRequirements(
  source: string,
  folder: string,
  python: Python,
  options: PipOptions,
  signal: AbortSignal,
): Promise<PythonEnvironment> {
  const requirements = await readRequirements(source);
  await mkdir(folder, { recursive: true });
  const cache = await EnvironmentCache.open(options.environment, join(folder, "cache"));
  const name = entryName("packages", contentOf(requirements, source, python, options));
  const installed =
    options.pip === "never"
      ? await requireCached(cache, name, requirements)
      : await cache.get(name, (path) =>
          new Installation({ source, python, options, cache, signal }).install(requirements, path),
        );
  const copied = join(folder, "environment");
  await copyFolder(installed, copied, python, signal);
  return { program: join(copied, "bin/python"), folder: copied, packages: await packagesFolder(copied) };
}

/** Python does this faster than Node. */
async function copyFolder(from: string, to: string, { program }: Python, signal: AbortSignal): Promise<void> {
  const args = ["-I", "-S", pythonFile("copy_packages.py"), from, to];
  const command = { program, args, folder: from, environment: {} };
  const { succeeded, output } = await runInstaller(command, COPY_LIMIT_MS, signal);
  if (!succeeded) throw new Error(`The packages could not be copied: ${lastLines(output)}`);
}

/** Everything that determines what pip installs. The path of the source is not the same each time. */
function contentOf(
  { lines, constraints, wheelDigests }: Requirements,
  source: string,
  { program, version }: Python,
  { environment }: PipOptions,
): unknown {
  const { PIP_INDEX_URL, PIP_EXTRA_INDEX_URL, PIP_FIND_LINKS, PIP_CONFIG_FILE } = pipEnvironment(environment);
  const indexes = { PIP_INDEX_URL, PIP_EXTRA_INDEX_URL, PIP_FIND_LINKS, PIP_CONFIG_FILE };
  const portable = [...lines, ...constraints].map((line) => line.replaceAll(source, ""));
  const machine = [process.platform, process.arch, program, version];
  return [FORMAT, machine, FRAMEWORK_REQUIREMENT, portable, constraints.length, wheelDigests, indexes];
}

async function requireCached(
  cache: EnvironmentCache,
  name: string,
  { names }: Requirements,
): Promise<string> {
  const found = await cache.find(name);
  if (found !== undefined) return found;
  const needed = names.size === 0 ? "the Functions Framework" : [...names].join(", ");
  const remedy = "deploy it once where pip may run";
  throw packageError(`The code needs ${needed}, and pip is not to be run here: ${remedy}.`);
}

interface InstallationParts {
  readonly source: string;
  readonly python: Python;
  readonly options: PipOptions;
  readonly cache: EnvironmentCache;
  readonly signal: AbortSignal;
}

/** One installation of pip. */
class Installation {
  readonly #parts: InstallationParts;

  constructor(parts: InstallationParts) {
    this.#parts = parts;
  }

  /**
   * Makes a virtual environment with packages. Where all packages must have digests, the framework is installed
   * afterwards and on its own, since it has none. It takes the packages that are there.
   */
  async install(requirements: Requirements, venv: string): Promise<void> {
    const { lines, constraints, names, areHashed } = requirements;
    const own = names.has(FRAMEWORK) ? [] : [FRAMEWORK_REQUIREMENT];
    const isApart = areHashed && own.length > 0;
    const pip = await this.#pip();
    await this.#makeVenv(venv);
    await this.#runPip({ pip, venv, lines: isApart ? lines : [...lines, ...own], constraints });
    if (!isApart) return;
    const target = await packagesFolder(venv);
    const empty = `${venv}-empty`;
    await this.#makeVenv(empty);
    await this.#runPip({ pip, venv: empty, target, lines: own, constraints: await pinnedVersions(target) });
  }

  /** Unpacks the pip of a Python, which takes seconds, once for all installations. @returns its folder */
  #pip(): Promise<string> {
    const { python, cache } = this.#parts;
    const name = entryName("pip", [FORMAT, python.program, python.version]);
    return cache.get(name, async (folder) => {
      const environmentFolder = `${folder}-environment`;
      await this.#makeVenv(environmentFolder, { hasPip: true });
      await extractPip(environmentFolder, folder);
    });
  }

  #makeVenv(folder: string, { hasPip } = { hasPip: false }): Promise<void> {
    const { python, options } = this.#parts;
    return this.#run("venv", venvCommand(python, folder, { hasPip }, options.environment));
  }

  async #runPip(task: PipTask): Promise<void> {
    await this.#run("pip", await pipCommand(task, this.#parts.options.environment));
  }

  async #run(tool: "venv" | "pip", command: InstallerCommand): Promise<void> {
    const { source, python, options, signal } = this.#parts;
    const { timeLimitMs = 120_000 } = options;
    const { succeeded, timedOut, output } = await runInstaller(command, timeLimitMs, signal);
    if (succeeded) return;
    const text = readableOutput(output, command.folder, source);
    const task =
      tool === "venv"
        ? `Python ${python.version} could not make a virtual environment`
        : "pip could not install what requirements.txt needs";
    const problem = timedOut ? `${tool} took longer than ${timeLimitMs} ms` : task;
    throw packageError(`${problem}: ${lastLines(text)}${wheelHint(text)}`, text);
  }
}

/** Leaves out where files lie on this machine, and lines that say less than the error that follows them. */
function readableOutput(output: string, venv: string, source: string): string {
  const noise =
    /^ *(?:Installing build dependencies|Preparing metadata|Getting requirements|ERROR: Error .* while executing)/;
  return output
    .replaceAll(`-r ${venv}-requirements.txt`, "requirements.txt")
    .replaceAll(`${venv}/`, "")
    .replaceAll(`${source}/`, "")
    .replace(/requirements\.txt \(line \d+\)/g, "requirements.txt")
    .split("\n")
    .filter((line) => !noise.test(line))
    .join("\n")
    .trim();
}

/** pip does not say that a package has no wheel. */
function wheelHint(output: string): string {
  return /No matching distribution found/.test(output)
    ? "\nOnly wheels are installed here: a package must have one for this machine."
    : "";
}
