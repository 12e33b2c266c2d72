import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type InstallerCommand, lastLines, runInstaller } from "../installers/run-installer.ts";
import { EnvironmentCache, entryName } from "./environment-cache.ts";
import type { Python } from "./find-python.ts";
import {
  extractPip,
  FRAMEWORK_REQUIREMENT,
  packagesFolder,
  pipCommands,
  pipEnvironment,
  venvCommand,
} from "./pip.ts";
import { type Requirements, readRequirements, requirementsError } from "./requirements.ts";

/** The options of installations. */
export interface PipOptions {
  /** Whether pip installs what is not in the cache. */
  readonly pip: "install" | "never";
  /** The environment of the emulator. pip gets only the variables that it needs to reach an index. */
  readonly environment: Readonly<Record<string, string | undefined>>;
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

/** Increases when environments of earlier emulators cannot be used any more. */
const FORMAT = 1;

/**
 * Makes the virtual environment of a source, with the framework and what its `requirements.txt` names. Packages are
 * installed once for all sources with the same requirements, and linked into the environment of each.
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
      : await cache.get(name, signal, (path, abort) =>
          new Installation(python, options, cache, abort).install(requirements, path),
        );
  return makeEnvironment(folder, installed, python);
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
  throw requirementsError(`The code needs ${needed}, and pip is not to be run here: ${remedy}.`);
}

/** One installation of pip. */
class Installation {
  readonly #python: Python;
  readonly #options: PipOptions;
  readonly #cache: EnvironmentCache;
  readonly #signal: AbortSignal;

  constructor(python: Python, options: PipOptions, cache: EnvironmentCache, signal: AbortSignal) {
    this.#python = python;
    this.#options = options;
    this.#cache = cache;
    this.#signal = signal;
  }

  /** Makes a virtual environment with packages. */
  async install(requirements: Requirements, folder: string): Promise<void> {
    const { environment } = this.#options;
    const pip = await this.#pip();
    await this.#run("venv", venvCommand(this.#python, folder, { hasPip: false }, environment));
    for (const command of await pipCommands(pip, folder, requirements, environment))
      await this.#run("pip", command);
  }

  /** Unpacks the pip of a Python, which takes seconds, once for all installations. @returns its folder */
  #pip(): Promise<string> {
    const { program, version } = this.#python;
    return this.#cache.get(entryName("pip", [FORMAT, program, version]), this.#signal, async (folder) => {
      const environmentFolder = `${folder}-environment`;
      const { environment } = this.#options;
      await this.#run("venv", venvCommand(this.#python, environmentFolder, { hasPip: true }, environment));
      await extractPip(environmentFolder, folder);
    });
  }

  async #run(tool: "venv" | "pip", command: InstallerCommand): Promise<void> {
    const { timeLimitMs = 120_000 } = this.#options;
    const { succeeded, timedOut, output } = await runInstaller(command, timeLimitMs, this.#signal);
    if (succeeded) return;
    const text = output.replaceAll(`${command.folder}/`, "").trim();
    const task =
      tool === "venv"
        ? `Python ${this.#python.version} could not make a virtual environment`
        : "pip could not install what requirements.txt needs";
    const problem = timedOut ? `${tool} took longer than ${timeLimitMs} ms` : task;
    throw requirementsError(`${problem}: ${lastLines(text)}${wheelHint(text)}`, text);
  }
}

/** pip does not say that a package has no wheel. */
function wheelHint(output: string): string {
  return /No matching distribution found/.test(output)
    ? "\nOnly wheels are installed here: a package must have one for this machine."
    : "";
}

/**
 * Makes a virtual environment (PEP 405) that finds the packages of another one. It is the code's own: what the code
 * installs or changes there is not seen by others.
 */
async function makeEnvironment(
  folder: string,
  installed: string,
  { program }: Python,
): Promise<PythonEnvironment> {
  const packages = await packagesFolder(installed);
  const own = join(folder, "lib", basename(join(packages, "..")), "site-packages");
  await mkdir(join(folder, "bin"), { recursive: true });
  await mkdir(own, { recursive: true });
  await writeFile(join(folder, "pyvenv.cfg"), await readFile(join(installed, "pyvenv.cfg")));
  for (const name of ["python", "python3"]) await symlink(program, join(folder, "bin", name));
  const link = `import site; site.addsitedir(${JSON.stringify(packages)})\n`;
  await writeFile(join(own, "packages.pth"), link);
  return { program: join(folder, "bin/python"), folder, packages };
}
