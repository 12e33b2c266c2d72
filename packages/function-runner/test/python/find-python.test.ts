import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { findPython } from "../../src/python/find-python.ts";
import { errorOf } from "../support/open-runner.ts";

/** Creates a folder with programs that pretend to be Python. `undefined` is a program that fails. */
async function pathWith(
  programs: Readonly<Record<string, { version: string; hasVenv?: boolean } | undefined>>,
): Promise<{ readonly PATH: string }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "seamline-path-")));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, python] of Object.entries(programs)) {
    const { version = "", hasVenv = true } = python ?? {};
    const text = JSON.stringify([`/usr/${name}`, version.split(".").map(Number), hasVenv, "/usr/lib"]);
    const script = python === undefined ? "exit 127" : `echo '${text}'`;
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
  }
  return { PATH: `/none:${folder}` };
}

const findFor = async (runtime: string, programs: Parameters<typeof pathWith>[0]): Promise<string> =>
  (await findPython(runtime, await pathWith(programs))).version;

const problemFor = async (runtime: string, programs: Parameters<typeof pathWith>[0]): Promise<string> => {
  const error = await errorOf(findPython(runtime, await pathWith(programs)));
  expect(error).toMatchObject({ name: "CodeError", problem: "runtime" });
  return error.message;
};

describe.runIf(process.platform !== "win32")("findPython", () => {
  it("prefers the requested Python version", async () => {
    const all = {
      python3: { version: "3.13.1" },
      "python3.11": { version: "3.11.4" },
      "python3.12": { version: "3.12.9" },
    };
    expect(await findFor("python312", all)).toBe("3.12.9");
    expect(await findFor("python313", all)).toBe("3.13.1");
  });

  it("falls back to the nearest newer version, then to the nearest older version", async () => {
    const all = {
      "python3.9": { version: "3.9.2" },
      "python3.10": { version: "3.10.2" },
      "python3.13": { version: "3.13.0" },
    };
    expect(await findFor("python311", all)).toBe("3.13.0");
    expect(await findFor("python314", all)).toBe("3.13.0");
    expect(await findFor("python39", all)).toBe("3.9.2");
  });

  it("skips unusable versions of Python", async () => {
    const all = {
      python3: { version: "3.12.1", hasVenv: false },
      "python3.12": undefined,
      "python3.11": { version: "3.11.0" },
      "python3.7": { version: "3.7.9" },
      python: { version: "2.7.18" },
    };
    expect(await findFor("python312", all)).toBe("3.11.0");
    expect(await findFor("python37", all)).toBe("3.11.0");
  });

  it("reports that Python is missing", async () => {
    expect(await problemFor("python312", {})).toBe(
      "python312 needs Python, but Python was not found on PATH: install Python 3.12, with its venv module.",
    );
    expect(await problemFor("python312", { python: { version: "2.7.18" } })).toContain(
      "Python was not found on PATH",
    );
    const error = await errorOf(findPython("python312", {}));
    expect(error.message).toContain("Python was not found on PATH");
  });

  it("suggests a package to install if Python is too old or lacks venv", async () => {
    expect(await problemFor("python312", { python3: { version: "3.6.8" } })).toBe(
      "The newest Python on PATH is 3.6.8: install Python 3.8 or newer.",
    );
    expect(await problemFor("python312", { python3: { version: "3.11.2", hasVenv: false } })).toBe(
      "Python 3.11.2 has no venv module with pip, which its functions need: install it (on Debian and Ubuntu: apt-get install python3.11-venv).",
    );
  });

  it("ignores a folder named like the Python executable", async () => {
    const environment = await pathWith({});
    await mkdir(join(environment.PATH.slice("/none:".length), "python3"));
    expect((await errorOf(findPython("python312", environment))).problem).toBe("runtime");
  });
});
