import { readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { CodeError } from "../code-runner/code-runner.ts";
import type { Environment } from "../environment.ts";
import { isFile } from "../file-system.ts";
import { outputOf } from "./run-python.ts";

/** A Python of this machine. */
export interface Python {
  /** The absolute path of its program, without links. */
  readonly program: string;
  /** Such as `3.12.4`. */
  readonly version: string;
  /** The 12 of Python 3.12. */
  readonly minor: number;
  /** Whether it can make virtual environments with pip. */
  readonly hasVenv: boolean;
  /** The folder of its standard library. */
  readonly library: string;
}

/** The oldest Python with which the framework and pip work. */
const OLDEST_MINOR = 8;

/**
 * Finds the Python that runs the code of a runtime: that of the same version, or else the nearest newer one, or else
 * the nearest older one. Newer ones run code for older ones far more often than the other way round.
 *
 * @param runtime such as `python312`
 * @param environment the environment whose `PATH` is searched
 * @throws CodeError of "runtime"; the reason of `signal`
 */
export async function findPython(
  runtime: string,
  environment: Environment,
  signal?: AbortSignal,
): Promise<Python> {
  if (process.platform === "win32") throw runtimeError("The emulator runs no Python functions on Windows.");
  const wanted = minorOf(runtime);
  const programs = await programsOnPath(environment.PATH ?? "");
  const key = JSON.stringify([wanted, ...programs]);
  const known = foundPythons.get(key);
  if (known !== undefined && (await isFile(known.program))) return known;
  const found = requireUsable(await nearestPython(runtime, programs, environment, signal));
  foundPythons.set(key, found);
  return found;
}

/**
 * What was found, by the wanted version and the programs on the path. Examining them takes a tenth of a second each, or
 * more where a version manager chooses one. Whoever installs another version adds a program.
 */
const foundPythons = new Map<string, Python>();

async function nearestPython(
  runtime: string,
  programs: ReadonlyMap<string, string>,
  environment: Environment,
  signal?: AbortSignal,
): Promise<Python> {
  const wanted = minorOf(runtime);
  const exact = programs.get(`python3.${wanted}`);
  const found = exact === undefined ? undefined : await examineProgram(exact, environment, signal);
  if (found?.minor === wanted && isUsable(found)) return found;
  const all = [...programs.values()].map((program) => examineProgram(program, environment, signal));
  const pythons = (await Promise.all(all)).filter((python) => python !== undefined);
  const [nearest] = pythons.sort((one, other) => distance(one, wanted) - distance(other, wanted));
  if (nearest === undefined) throw missingError(runtime);
  return nearest;
}

/** Returns the 12 of `python312`. */
export function minorOf(runtime: string): number {
  return Number(runtime.slice("python3".length));
}

function isUsable({ minor, hasVenv }: Python): boolean {
  return hasVenv && minor >= OLDEST_MINOR;
}

/** Unusable ones are the farthest, and newer ones are nearer than older ones. */
function distance(python: Python, wanted: number): number {
  const { minor } = python;
  const penalty = isUsable(python) ? 0 : 10_000;
  return penalty + (minor >= wanted ? minor - wanted : 1_000 + wanted - minor);
}

function requireUsable(python: Python): Python {
  const { version, minor, hasVenv } = python;
  if (minor < OLDEST_MINOR)
    throw runtimeError(`The newest Python on PATH is ${version}: install Python 3.${OLDEST_MINOR} or newer.`);
  if (!hasVenv) {
    const remedy = `install it (on Debian and Ubuntu: apt-get install python3.${minor}-venv)`;
    throw runtimeError(`Python ${version} has no module venv with pip, which its functions need: ${remedy}.`);
  }
  return python;
}

function missingError(runtime: string): CodeError {
  const remedy = `install Python 3.${minorOf(runtime)}, with its module venv`;
  return runtimeError(`${runtime} needs Python, and there is none on PATH: ${remedy}.`);
}

function runtimeError(message: string): CodeError {
  return new CodeError("runtime", message);
}

/** Finds the programs that may be Pythons, by their names. Of several with a name, the first on the path counts. */
async function programsOnPath(path: string): Promise<ReadonlyMap<string, string>> {
  const programs = new Map<string, string>();
  for (const folder of path.split(delimiter).filter((each) => each !== "")) {
    for (const name of await readdir(folder).catch(() => []))
      if (/^python3?(\.\d+)?$/.test(name) && !programs.has(name)) programs.set(name, join(folder, name));
  }
  return programs;
}

/** Describes a Python. Within a virtual environment, it is the one that the environment is made of. */
const DESCRIPTION = `
import importlib.util, json, os, sys, sysconfig
can = all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))
program = os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)
print(json.dumps([program, list(sys.version_info[:3]), can, sysconfig.get_path("stdlib")]))
`;

/** Lets a program describe itself. @returns `undefined` if it is no Python 3, or cannot run */
async function examineProgram(
  program: string,
  environment: Environment,
  signal?: AbortSignal,
): Promise<Python | undefined> {
  const output = await outputOf(program, ["-I", "-c", DESCRIPTION], environment, signal);
  signal?.throwIfAborted();
  try {
    const [path, [major, minor, patch], hasVenv, library] = JSON.parse(output);
    if (major !== 3) return undefined;
    return { program: path, version: `3.${minor}.${patch}`, minor, hasVenv, library };
  } catch {
    return undefined;
  }
}
