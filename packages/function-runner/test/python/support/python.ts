import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { findPython } from "../../../src/python/find-python.ts";
import { installRequirements } from "../../../src/python/install-requirements.ts";

const { status, stdout } = spawnSync("python3", [
  "-c",
  "import sys, venv, ensurepip; print(sys.version_info[1])",
]);

const isRequired = process.env.SEAMLINE_REQUIRE === "all";

/** Whether the tests that need Python run. Where everything is required, they run and fail without it. */
export const pythonTests: boolean = status === 0 || isRequired;

if (!pythonTests) console.warn("Skipped the tests that run Python: there is no python3 with venv on PATH.");

/** The runtime of the Python of this machine. */
export const runtime: string = `python3${status === 0 ? String(stdout).trim() : 12}`;

/** Where tests keep the environments that they install, so that this happens once. */
const CACHE_FOLDER = join(import.meta.dirname, "../../../node_modules/.cache/python");

/**
 * Has the runners of a test file install into the cache of the tests, with the framework in it.
 *
 * @returns whether the tests that run functions are run, and a function that ends this
 */
export async function openTestCache(): Promise<{ readonly hasFramework: boolean; close(): void }> {
  vi.stubEnv("XDG_CACHE_HOME", CACHE_FOLDER);
  const problem = pythonTests ? await frameworkProblem() : "";
  if (problem !== undefined && pythonTests)
    console.warn(`Skipped the tests that run Python functions: ${problem.replace(/\n/g, " ")}`);
  return { hasFramework: problem === undefined || isRequired, close: () => void vi.unstubAllEnvs() };
}

/** Returns why the framework cannot be installed, such as an index that cannot be reached. */
async function frameworkProblem(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-framework-"));
  try {
    const python = await findPython(runtime, process.env);
    const options = { pip: "install", environment: process.env } as const;
    const [source, own] = [join(folder, "source"), join(folder, "own")];
    await installRequirements(source, own, python, options, new AbortController().signal);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await rm(folder, { recursive: true });
  }
}
