/** Builds the wheel of the pytest plugin, and runs its tests and its type checks with the wheel installed. */
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../release/run-command.ts";
import { programOf } from "./readme/programs.ts";
import { root } from "./repository.ts";

const isInstalled = spawnSync("python3", ["-c", "import venv, ensurepip"]).status === 0;
const isTested = isInstalled || process.env.SEAMLINE_REQUIRE === "all";
if (!isTested) console.warn("Skipped the tests of the pytest plugin: there is no python3 with venv on PATH.");

const cwd = join(root, "python");
let folder: string;

/** Runs a module in the environment of the test, and returns its output. */
async function python(...args: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    SEAMLINE_EMULATOR_COMMAND: `"${process.execPath}" "${programOf("seamline-emulator")}"`,
    PYTHONDONTWRITEBYTECODE: "1",
    PIP_DISABLE_PIP_VERSION_CHECK: "1",
  };
  return runCommand(join(folder, "venv/bin/python"), ["-m", ...args], { cwd, env, timeout: 240_000 });
}

describe.runIf(isTested).concurrent("the pytest plugin", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "seamline-python-"));
    await runCommand("python3", ["-m", "venv", join(folder, "venv")], { cwd, timeout: 120_000 });
    await python("pip", "install", "--quiet", "--no-compile", "--requirement", "test-requirements.txt");
    const build = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, "."];
    await python("pip", "wheel", ...build);
    const [wheel = ""] = (await readdir(folder)).filter((file) => file.endsWith(".whl"));
    await python("pip", "install", "--quiet", "--no-deps", join(folder, wheel));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("the pytest plugin passes its tests in two parallel workers", async () => {
    const output = await python("pytest", "-n", "2", "-rs");
    expect(output).toMatch(/ \d{2} passed in /);
    expect(output).not.toMatch(/skipped|failed/);
  });

  it("the tests of the pytest plugin pass the type check", async () => {
    expect(await python("mypy", "--cache-dir", join(folder, "mypy"))).toContain("Success: no issues found");
  });
});
