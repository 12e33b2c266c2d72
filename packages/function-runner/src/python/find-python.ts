import { readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { CodeError } from "../code-runner/code-runner.ts";
import type { Environment } from "../environment.ts";
import { isFile } from "../file-system.ts";
import { outputOf } from "./run-python.ts";

/** A Python installation. */
export interface Python {
  /** The absolute path of the executable, with links resolved. */
  readonly program: string;
  /** The version, such as `3.12.4`. */
  readonly version: string;
  /** The minor version: 12 for Python 3.12. */
  readonly minor: number;
  /** True if this Python can create virtual environments with pip. */
  readonly hasVenv: boolean;
  /** Folder of the standard library. */
  readonly library: string;
}

/** Minor version of the oldest supported Python. */
const OLDEST_MINOR = 8;

/**
 * Finds the Python for a runtime: the same version, or else the nearest newer version, or else the nearest older
 * version. Newer versions usually run code for older versions, but not vice versa.
 *
 * @param runtime runtime such as `python312`
 * @param environment environment whose `PATH` is searched
 * @throws CodeError with the problem "runtime"
 * @throws the signal's reason if the signal is aborted
 */
export async function findPython(
  runtime: string,
  environment: Environment,
  signal?: AbortSignal,
): Promise<Python> {
  if (process.platform === "win32")
    throw runtimeError("The emulator does not support Python functions on Windows.");
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
 * Caches the result by requested version and programs on the path, because examining a program takes a tenth of a
 * second or longer. If a new Python version is installed, the programs on the path differ, so the cached result is not
 * used.
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

/** Returns the minor version of a runtime: 12 for `python312`. */
export function minorOf(runtime: string): number {
  return Number(runtime.slice("python3".length));
}

function isUsable({ minor, hasVenv }: Python): boolean {
  return hasVenv && minor >= OLDEST_MINOR;
}

/**
 * Returns a sort key. Versions newer than the wanted version come before older versions. Unusable versions are last.
 */
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
    throw runtimeError(`Python ${version} has no venv module with pip, which its functions need: ${remedy}.`);
  }
  return python;
}

function missingError(runtime: string): CodeError {
  const remedy = `install Python 3.${minorOf(runtime)}, with its venv module`;
  return runtimeError(`${runtime} needs Python, but Python was not found on PATH: ${remedy}.`);
}

function runtimeError(message: string): CodeError {
  return new CodeError("runtime", message);
}

/** Finds Python programs by name. If several programs have the same name, uses the first on the path. */
async function programsOnPath(path: string): Promise<ReadonlyMap<string, string>> {
  const programs = new Map<string, string>();
  for (const folder of path.split(delimiter).filter((each) => each !== "")) {
    for (const name of await readdir(folder).catch(() => []))
      if (/^python3?(\.\d+)?$/.test(name) && !programs.has(name)) programs.set(name, join(folder, name));
  }
  return programs;
}

/** A program that prints a description of its Python. In a virtual environment, it describes the base Python. */
const DESCRIPTION = `
import importlib.util, json, os, sys, sysconfig
can = all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))
program = os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)
print(json.dumps([program, list(sys.version_info[:3]), can, sysconfig.get_path("stdlib")]))
`;

/** Runs a program to get its description. @returns `undefined` if it is not Python 3 or cannot run */
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
