import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { vi } from "vitest";

const { status, stdout } = spawnSync("python3", [
  "-c",
  "import sys, venv, ensurepip; print(sys.version_info[1])",
]);

/** Whether the tests that need Python run. Where everything is required, they run and fail without it. */
export const pythonTests: boolean = status === 0 || process.env.SEAMLINE_REQUIRE === "all";

if (!pythonTests) console.warn("Skipped the tests that run Python: there is no python3 with venv on PATH.");

/** The runtime of the Python of this machine. */
export const runtime: string = `python3${status === 0 ? String(stdout).trim() : 12}`;

/** Where tests keep the environments that they install, so that this happens once. */
export const cacheFolder: string = join(import.meta.dirname, "../../../../../node_modules/.cache/python");

/** Has the runners of a test file install into the cache of the tests. @returns a function that ends this */
export function useTestCache(): () => void {
  vi.stubEnv("XDG_CACHE_HOME", join(cacheFolder, "running"));
  return () => void vi.unstubAllEnvs();
}
