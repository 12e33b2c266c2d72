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

/** Whether to run the tests that need Python. With `SEAMLINE_REQUIRE=all`, they always run, and fail without Python. */
export const pythonTests: boolean = status === 0 || isRequired;

if (!pythonTests) console.warn("Skipped the tests that run Python: there is no python3 with venv on PATH.");

/** Runtime that matches the installed Python. */
export const runtime: string = `python3${status === 0 ? String(stdout).trim() : 12}`;

/** Cache folder that all tests share, so that each environment is only installed once. */
const CACHE_FOLDER = join(import.meta.dirname, "../../../node_modules/.cache/python");

/**
 * Makes the runners of a test file use the shared cache and installs the framework in it.
 *
 * @returns whether tests can run Python functions, and a function that restores the environment
 */
export async function openTestCache(): Promise<{ readonly hasFramework: boolean; close(): void }> {
  vi.stubEnv("XDG_CACHE_HOME", CACHE_FOLDER);
  const problem = pythonTests ? await frameworkProblem() : "";
  if (problem !== undefined && pythonTests)
    console.warn(`Skipped the tests that run Python functions: ${problem.replace(/\n/g, " ")}`);
  return { hasFramework: problem === undefined || isRequired, close: () => void vi.unstubAllEnvs() };
}

/** Returns the reason why the framework cannot be installed, such as an unreachable index. */
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
