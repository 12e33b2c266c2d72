import { mkdir, readdir, readFile, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ArchiveLimits, referenceArchiveLimits } from "../archive/archive-rules.ts";
import { PackageLimits } from "../archive/nested-archive.ts";
import { packageError } from "../code-failures.ts";
import type { Environment } from "../environment.ts";
import { copyTree } from "../installers/copy-tree.ts";
import { type InstallerCommand, lastLines, runInstaller } from "../installers/run-installer.ts";
import { EnvironmentCache, entryName } from "./environment-cache.ts";
import { examineWheel } from "./examine-wheel.ts";
import type { Python } from "./find-python.ts";
import {
  downloadCommand,
  extractPip,
  FRAMEWORK,
  FRAMEWORK_REQUIREMENT,
  installCommand,
  type PipDownload,
  type PipWorkspace,
  packagesFolder,
  pinnedVersions,
  pipEnvironment,
  venvCommand,
} from "./pip.ts";
import { normalized } from "./requirement-line.ts";
import { type Requirements, readRequirements } from "./requirements.ts";

/** Options for installations. */
export interface PipOptions {
  /** `never` only allows packages that are already in the cache. */
  readonly pip: "install" | "never";
  /** The environment of this process. pip only receives the variables that it needs to access an index. */
  readonly environment: Environment;
  /** The time limit for each run of pip, in milliseconds. Default: 120,000. */
  readonly timeLimitMs?: number;
}

/** The virtual environment of a source. */
export interface PythonEnvironment {
  /** Path of the Python executable. */
  readonly program: string;
  /** Folder of the environment. */
  readonly folder: string;
  /** The folder with the installed packages. */
  readonly packages: string;
}

/** Version of the cache format. Increase it if environments from older versions become unusable. */
const FORMAT = 3;

const GIBIBYTE = 1024 ** 3;

/** Limits for an environment, including packages from an index. Real functions need much less. */
const ENVIRONMENT_LIMITS: ArchiveLimits = {
  ...referenceArchiveLimits,
  compressedBytes: GIBIBYTE,
  uncompressedBytes: 2 * GIBIBYTE,
  entries: 500_000,
};

/**
 * Creates a source's virtual environment with the framework and the packages in its `requirements.txt`. Sources with
 * the same requirements share an installation. Each source gets its own copy of the packages, so that a function cannot
 * modify the packages of other functions.
 *
 * @param source folder of the unpacked archive
 * @param folder folder of the new environment
 * @throws CodeError with the problem "package" and the output of pip
 * @throws the signal's reason if the signal is aborted
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
  const install = (venv: string): Promise<void> =>
    new Installation({ source, python, options, cache, signal, venv }).install(requirements);
  const copied = join(folder, "environment");
  const isCopied = await cache.use(name, options.pip === "never" ? undefined : install, async (installed) => {
    await copyTree(installed, copied, signal);
    return true;
  });
  if (isCopied === undefined) throw notCachedError(requirements);
  return { program: join(copied, "bin/python"), folder: copied, packages: await packagesFolder(copied) };
}

/**
 * Returns all inputs that affect the installation. Omits the path of the source, because it differs for each source.
 */
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

function notCachedError({ names }: Requirements): Error {
  const needed = names.size === 0 ? "the Functions Framework" : [...names].join(", ");
  const remedy = "deploy it once with pip turned on";
  return packageError(`The code needs ${needed}, but pip is turned off: ${remedy}.`);
}

interface InstallationParts {
  readonly source: string;
  readonly python: Python;
  readonly options: PipOptions;
  readonly cache: EnvironmentCache;
  readonly signal: AbortSignal;
  /** The path of the virtual environment. pip may write to its parent folder. */
  readonly venv: string;
}

/** An installation with pip. */
class Installation {
  readonly #parts: InstallationParts;
  /** The only folder that pip writes to. It contains the virtual environment. */
  readonly #folder: string;

  constructor(parts: InstallationParts) {
    this.#parts = parts;
    this.#folder = dirname(parts.venv);
  }

  /**
   * Creates a virtual environment with packages. pip first downloads all wheels. After they are checked, pip installs
   * them without network access.
   */
  async install(requirements: Requirements): Promise<void> {
    const { venv } = this.#parts;
    await this.#examineWheels(requirements);
    await this.#makeVenv(venv);
    await this.#usePip(async (pip) => {
      const workspace = { pip, venv, folder: this.#folder };
      const wheels = await this.#download(workspace, requirements);
      await this.#examineDownloads(wheels);
      await this.#run("pip", await installCommand(workspace, wheels));
    });
  }

  /** Checks the wheels in the archive. Together, they must not exceed the limits of an archive. */
  async #examineWheels({ wheels }: Requirements): Promise<void> {
    const { signal } = this.#parts;
    const limits = new PackageLimits();
    for (const { file, place } of wheels) {
      const wheel = await examineWheel({ bytes: await readFile(file), place }, limits, signal);
      await wheel.checkContents(signal);
    }
  }

  async #examineDownloads(folder: string): Promise<void> {
    const limits = new PackageLimits(ENVIRONMENT_LIMITS);
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      const { size } = await stat(file);
      const { compressedBytes } = limits.remaining;
      if (size > compressedBytes)
        throw packageError(
          `${name} has ${size} bytes, but the limit is ${compressedBytes}: require a smaller package`,
        );
      await examineWheel({ bytes: await readFile(file), place: name }, limits, this.#parts.signal);
    }
  }

  /**
   * Downloads packages. If the requirements have digests, downloads the framework in a second run, because its digest
   * is unknown.
   *
   * @returns folder with the wheels
   */
  async #download(workspace: PipWorkspace, requirements: Requirements): Promise<string> {
    const { lines, constraints, names, areHashed } = requirements;
    const wheels = requirements.wheels.map(({ file }) => file);
    const own = names.has(FRAMEWORK) ? [] : [FRAMEWORK_REQUIREMENT];
    const isApart = areHashed && own.length > 0;
    const target = join(this.#folder, "wheels");
    const all = { target, lines: isApart ? lines : [...lines, ...own], constraints, wheels };
    await this.#runDownload(workspace, all);
    if (!isApart) return target;
    const apart = join(this.#folder, "framework-wheels");
    const pins = await pinnedVersions(target);
    const framework = { target: apart, lines: own, constraints: pins, wheels: [], preferred: target };
    await this.#runDownload(workspace, framework);
    await addMissingWheels(apart, target);
    return target;
  }

  async #runDownload(workspace: PipWorkspace, download: PipDownload): Promise<void> {
    await mkdir(download.target);
    await this.#run("pip", await downloadCommand(workspace, download, this.#parts.options.environment));
  }

  /**
   * Calls `work` with a Python installation's pip. Unpacking pip takes seconds, so it is unpacked once for all
   * environments.
   */
  async #usePip(work: (pip: string) => Promise<void>): Promise<void> {
    const { python, cache } = this.#parts;
    const name = entryName("pip", [FORMAT, python.program, python.version]);
    const build = async (folder: string): Promise<void> => {
      const environmentFolder = `${folder}-environment`;
      await this.#makeVenv(environmentFolder, { hasPip: true });
      await extractPip(environmentFolder, folder);
    };
    await cache.use(name, build, work);
  }

  #makeVenv(folder: string, { hasPip } = { hasPip: false }): Promise<void> {
    const { python, options } = this.#parts;
    return this.#run("venv", venvCommand(python, folder, { hasPip }, options.environment));
  }

  async #run(tool: "venv" | "pip", command: InstallerCommand): Promise<void> {
    const { source, python, options, signal } = this.#parts;
    const { timeLimitMs = 120_000 } = options;
    const { succeeded, timedOut, output } = await runInstaller(command, timeLimitMs, signal);
    if (succeeded) return;
    const text = readableOutput(output, this.#folder, source);
    const task =
      tool === "venv"
        ? `Python ${python.version} could not create a virtual environment`
        : "pip could not install the packages in requirements.txt";
    const problem = timedOut ? `${tool} took longer than ${timeLimitMs} ms` : task;
    throw packageError(`${problem}: ${lastLines(text)}${wheelHint(text)}`, text);
  }
}

/** Moves wheels to another folder, except wheels of packages that the folder already contains. */
async function addMissingWheels(from: string, to: string): Promise<void> {
  const projectOf = (file: string): string => normalized(file.split("-", 1)[0] ?? "");
  const present = new Set((await readdir(to)).map(projectOf));
  for (const file of await readdir(from))
    if (!present.has(projectOf(file))) await rename(join(from, file), join(to, file));
}

/** Removes local paths, and general lines that precede a more specific error. */
function readableOutput(output: string, folder: string, source: string): string {
  const noise =
    /^ *(?:Installing build dependencies|Preparing metadata|Getting requirements|ERROR: Error .* while executing)/;
  return output
    .replaceAll(`-r ${folder}/requirements.txt`, "requirements.txt")
    .replaceAll(`${folder}/`, "")
    .replaceAll(`${source}/`, "")
    .replace(/requirements\.txt \(line \d+\)/g, "requirements.txt")
    .split("\n")
    .filter((line) => !noise.test(line))
    .join("\n")
    .trim();
}

/** Returns a hint that a package may have no wheel, because pip does not report this. */
function wheelHint(output: string): string {
  return /No matching distribution found/.test(output)
    ? "\nOnly wheels can be installed here. The package must provide a wheel for this machine."
    : "";
}
