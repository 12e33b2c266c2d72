import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, it, vi } from "vitest";
import { findPython } from "../../src/python/find-python.ts";
import {
  installRequirements,
  type PipOptions,
  type PythonEnvironment,
} from "../../src/python/install-requirements.ts";
import { pipEnvironment } from "../../src/python/pip.ts";
import { pythonFile } from "../../src/python/run-python.ts";
import { deflatedZeros, zipBytes } from "../archive/support/zip-bytes.ts";
import { sourceFolder } from "../node/support/source-folder.ts";
import { errorOf } from "../support/open-runner.ts";
import { serveLocally } from "../support/serve-locally.ts";
import { packageIndex, wheel, wheelName } from "./support/package-index.ts";
import { pythonTests, runtime } from "./support/python.ts";

// Starting Python is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** A separate cache, because other tests may build environments at the same time. */
const ownCache = mkdtempSync(join(tmpdir(), "seamline-python-cache-"));
afterAll(() => rmSync(ownCache, { recursive: true, force: true }));

type Files = Readonly<Record<string, unknown>>;

/** Creates a source and the home folder of a user. */
async function openSource(files: Files): Promise<{ readonly source: string; readonly home: string }> {
  const source = await sourceFolder({ "main.py": "", ...files });
  const home = join(source, "../home");
  mkdirSync(home);
  return { source, home };
}

/** Installs the requirements of a source. */
async function install(
  { source, home }: { readonly source: string; readonly home: string },
  variables: Readonly<Record<string, string>>,
  {
    name = "own",
    signal = new AbortController().signal,
    ...more
  }: Partial<PipOptions> & { name?: string; signal?: AbortSignal } = {},
): Promise<PythonEnvironment> {
  const { PATH } = process.env;
  const environment = { PATH, HOME: home, XDG_CACHE_HOME: ownCache, PIP_RETRIES: "0", ...variables };
  const python = await findPython(runtime, process.env);
  const options = { pip: "install", environment, ...more } as const;
  return installRequirements(source, join(source, "..", name), python, options, signal);
}

/** Returns the output of code that runs in an environment. */
async function valueIn(
  { program }: Pick<PythonEnvironment, "program">,
  code: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ["-c", code], { env });
  return stdout.trim();
}

const buildFolders = (): readonly string[] =>
  readdirSync(join(ownCache, "seamline-emulator/python")).filter((name) => name.startsWith(".building"));

const withPython = it.runIf(pythonTests);

withPython(
  "installs requirements once for all sources, even concurrently, and gives each source a separate environment",
  async () => {
    const index = await packageIndex({ "py-pad": {} });
    const opened = await openSource({ "requirements.txt": "py-pad\n" });
    const variables = { PIP_INDEX_URL: index.url };
    const [one, two] = await Promise.all(["one", "two"].map((name) => install(opened, variables, { name })));
    if (one === undefined || two === undefined) throw new Error("There are two.");
    const requests = index.requested.length;
    const three = await install(opened, variables, { name: "three", pip: "never" });
    expect(index.requested).toHaveLength(requests);
    const changed = join(one.packages, "py_pad/__init__.py");
    chmodSync(changed, 0o644);
    appendFileSync(changed, "version = 'changed by the code of one function'");
    writeFileSync(join(one.packages, "added.py"), "");
    const four = await install(opened, variables, { name: "four", pip: "never" });
    const code =
      "import py_pad, functions_framework, sys; print(py_pad.version, functions_framework.version, sys.prefix)";
    for (const { folder, packages, program } of [two, three, four]) {
      expect(existsSync(join(packages, "added.py"))).toBe(false);
      expect(await valueIn({ program }, code)).toBe(`1.0.0 3.9.0 ${folder}`);
    }
    expect(await valueIn(one, code)).toContain("changed");
    expect(buildFolders()).toEqual([]);
  },
);

withPython("installs wheels from the archive and applies constraints", async () => {
  const { url } = await packageIndex({ limited: { versions: ["1.0.0", "2.0.0"] } });
  const source = await openSource({
    "requirements.txt": `./wheels/${wheelName("brought", "3.0.0")}\nlimited\n-c limits.txt\n`,
    "limits.txt": "limited<2",
  });
  mkdirSync(join(source.source, "wheels"));
  writeFileSync(join(source.source, "wheels", wheelName("brought", "3.0.0")), wheel("brought", "3.0.0"));
  const environment = await install(source, { PIP_INDEX_URL: url });
  expect(await valueIn(environment, "import brought, limited; print(brought.version, limited.version)")).toBe(
    "3.0.0 1.0.0",
  );
});

withPython("checks the digests of requirements, but requires none for the framework", async () => {
  const files = { "startup.pth": "import os; open(os.path.expanduser('~/mark'), 'w')" };
  const { url } = await packageIndex({ locked: { files } });
  const digest = createHash("sha256")
    .update(wheel("locked", "1.0.0", { files }))
    .digest("hex");
  const right = await openSource({ "requirements.txt": `locked==1.0.0 --hash=sha256:${digest}\n` });
  const environment = await install(right, { PIP_INDEX_URL: url });
  // Package code must not run in pip's process, which has access to the user's credentials.
  expect(existsSync(join(right.home, "mark"))).toBe(false);
  const code = "import locked, functions_framework; print(locked.version)";
  expect(await valueIn(environment, code, { HOME: right.home })).toBe("1.0.0");
  expect(existsSync(join(right.home, "mark"))).toBe(true);
  const wrong = await openSource({ "requirements.txt": `locked==1.0.0 --hash=sha256:${"0".repeat(64)}\n` });
  const error = await errorOf(install(wrong, { PIP_INDEX_URL: url }));
  expect(error).toMatchObject({ problem: "package", message: expect.stringMatching(/hash/i) });
});

withPython("reports unavailable requirements with the last lines of the pip output", async () => {
  const { url } = await packageIndex({ "only-source": { isSource: true } });
  const absent = await openSource({ "requirements.txt": "absent-here==4.2\n" });
  expect(await errorOf(install(absent, { PIP_INDEX_URL: url }))).toMatchObject({
    problem: "package",
    message: expect.stringMatching(
      /^pip could not install the packages in requirements\.txt: (.|\n)*ERROR: No matching distribution found for absent-here==4\.2/,
    ),
  });
  const source = await openSource({ "requirements.txt": "only-source\n", "setup.py": "raise SystemExit" });
  const { message } = await errorOf(install(source, { PIP_INDEX_URL: url }));
  expect(message).toContain("Only wheels can be installed here");
  expect(buildFolders()).toEqual([]);
});

withPython("uses the index from the user's settings, regardless of files in the archive", async () => {
  const { url } = await packageIndex({ "by-setting": {} });
  const evil = "[global]\nindex-url = http://127.0.0.1:1/\n[install]\nuser = true\ntarget = /nowhere\n";
  const opened = await openSource({
    "requirements.txt": "by-setting\n",
    "pip.conf": evil,
    "setup.cfg": evil,
  });
  mkdirSync(join(opened.home, ".config/pip"), { recursive: true });
  mkdirSync(join(opened.home, "Library/Application Support/pip"), { recursive: true });
  const settings = `[global]\nindex-url = ${url}\n[install]\nuser = true\n`;
  for (const folder of [".config", "Library/Application Support"])
    writeFileSync(join(opened.home, folder, "pip/pip.conf"), settings);
  const environment = await install(opened, { PYTHONPATH: opened.source });
  expect(await valueIn(environment, "import by_setting; print(by_setting.version)")).toBe("1.0.0");
});

withPython("rejects packages that require another package by URL", async () => {
  const outside = await sourceFolder({ "setup.py": "open('../mark', 'w')" });
  const file = join(outside, wheelName("outside", "1.0.0"));
  writeFileSync(file, wheel("outside", "1.0.0"));
  const ofFile = [`outside @ ${pathToFileURL(file).href}`];
  const { url } = await packageIndex({
    "of-file": { requires: ofFile },
    "of-index": { servedRequires: ofFile },
    "of-extra": { requires: [`${ofFile[0]} ; extra == 'more'`] },
    "of-folder": { requires: [`outside @ ${pathToFileURL(outside).href}`] },
    "of-git": { requires: ["outside @ git+https://127.0.0.1:1/outside.git"] },
    "of-url": { requires: ["outside @ https://127.0.0.1:1/outside-1.0.0-py3-none-any.whl"] },
  });
  for (const name of ["of-file", "of-index", "of-extra[more]", "of-folder", "of-git", "of-url"]) {
    const opened = await openSource({ "requirements.txt": name });
    const { message } = await errorOf(install(opened, { PIP_INDEX_URL: url }));
    expect(message).toMatch(
      /ERROR: a package requires outside ?@ .*: packages must come from an index or the archive/,
    );
  }
  expect(existsSync(join(outside, "../mark"))).toBe(false);
  expect(buildFolders()).toEqual([]);
});

/** Runs a program in place of pip. @returns its output */
async function runInPlaceOfPip(code: string, command: "download" | "install", PATH: string): Promise<string> {
  const pip = {
    "__init__.py": "",
    "_internal/exceptions.py": "class InstallationError(Exception): pass",
    "_vendor/packaging/requirements.py": "class Requirement: pass",
    "__main__.py": code,
  };
  const files = Object.entries(pip).map(([path, text]) => [`pip/${path}`, text]);
  const packages = await sourceFolder(Object.fromEntries(files));
  const work = await sourceFolder({ "file.txt": "" });
  const { program } = await findPython(runtime, process.env);
  const args = ["-I", pythonFile("run_pip.py"), packages, work, "[]", command];
  const running = promisify(execFile)(program, args, { cwd: work, env: { PATH } });
  const { stdout } = await running.catch((error) => error);
  return stdout;
}

withPython("pip cannot run programs", async () => {
  const bin = await sourceFolder({ git: '#!/bin/sh\ntouch "$(dirname "$0")/mark"\n' });
  chmodSync(join(bin, "git"), 0o755);
  const code = "import subprocess; subprocess.run(['git', '--version'])";
  expect(await runInPlaceOfPip(code, "download", `${bin}:${process.env.PATH}`)).toContain(
    "pip cannot run programs here",
  );
  expect(existsSync(join(bin, "mark"))).toBe(false);
});

withPython("pip cannot write files outside of the environment", async () => {
  const outside = await sourceFolder({});
  const target = JSON.stringify(join(outside, "x"));
  for (const code of [
    `open(${target}, "w")`,
    `import os; os.open(${target}, os.O_CREAT | os.O_WRONLY)`,
    `import os; os.mkdir(${target})`,
    `import os; os.rename("file.txt", ${target})`,
    `import os; os.link("file.txt", ${target})`,
    `import os; os.symlink("file.txt", ${target})`,
    `import os; os.symlink(${JSON.stringify(outside)}, "inner"); open("inner/x", "w")`,
  ]) {
    const output = await runInPlaceOfPip(code, "install", process.env.PATH ?? "");
    expect(output).toContain("would be installed outside of its environment");
  }
  expect(readdirSync(outside)).toEqual([]);
  expect(await runInPlaceOfPip("open('x', 'w'); print('written')", "install", "")).toBe("written\n");
});

withPython("rejects requirements from an index that unpack to more than the limit", async () => {
  const [name, data] = ["zeros", Buffer.alloc(0)];
  const raw = deflatedZeros(3072);
  const fields = { bytes: 3072 * 1024 * 1024 };
  const bytes = zipBytes([
    { name, data, raw, method: 8, central: fields, local: fields },
    { name: "huge-1.0.0.dist-info/METADATA", data: "Metadata-Version: 2.1\nName: huge\nVersion: 1.0.0\n" },
    { name: "huge-1.0.0.dist-info/WHEEL", data: "Wheel-Version: 1.0\nTag: py3-none-any\n" },
  ]);
  const { url } = await packageIndex({ huge: { bytes } });
  const { message } = await errorOf(
    install(await openSource({ "requirements.txt": "huge" }), { PIP_INDEX_URL: url }),
  );
  expect(message).toMatch(/^huge-1\.0\.0-py3-none-any\.whl: its files have more than 21474\d{5} bytes/);
  expect(buildFolders()).toEqual([]);
});

withPython("installs programs, data and startup code of requirements", async () => {
  const { url } = await packageIndex({});
  const files = {
    "startup.pth": "import os; os.environ['STARTED'] = 'yes'",
    "brought-1.0.0.data/data/share/brought/text": "text",
    "brought-1.0.0.data/scripts/tool": "#!python\nprint('tool')",
    "brought-1.0.0.dist-info/entry_points.txt": "[console_scripts]\nother-tool = brought:version\n",
    "brought/inner-1-py3-none-any.whl": "not installed",
  };
  const name = wheelName("brought", "1.0.0");
  const opened = await openSource({ "requirements.txt": `brought @ file:${name}` });
  writeFileSync(join(opened.source, name), wheel("brought", "1.0.0", { files }));
  const refused = await errorOf(install(opened, { PIP_INDEX_URL: url }));
  expect(refused.message).toContain("is outside of the archive");
  writeFileSync(join(opened.source, "requirements.txt"), `brought @ file://${join(opened.source, name)}`);
  const environment = await install(opened, { PIP_INDEX_URL: url });
  const code = "import os; print(os.environ['STARTED'])";
  expect(await valueIn(environment, code)).toBe("yes");
  expect(readdirSync(join(environment.folder, "bin"))).toEqual(
    expect.arrayContaining(["tool", "other-tool"]),
  );
  expect(existsSync(join(environment.folder, "share/brought/text"))).toBe(true);
});

withPython("leaves no files if the index does not respond or the installation is aborted", async () => {
  let requested = (): void => {};
  const isRequested = new Promise<void>((resolve) => {
    requested = resolve;
  });
  const url = `${await serveLocally(() => requested())}/simple/`;
  const opened = await openSource({ "requirements.txt": "never\n" });
  const abort = new AbortController();
  const installing = errorOf(install(opened, { PIP_INDEX_URL: url }, { signal: abort.signal }));
  await isRequested;
  abort.abort(new Error("no longer needed"));
  expect((await installing).message).toBe("no longer needed");
  const late = await errorOf(install(opened, { PIP_INDEX_URL: url }, { timeLimitMs: 2_000 }));
  expect([late.problem, late.message]).toEqual([
    "package",
    expect.stringContaining("took longer than 2000 ms"),
  ]);
  await expect.poll(buildFolders).toEqual([]);
});

withPython("reports missing requirements if pip is turned off", async () => {
  const opened = await openSource({ "requirements.txt": "never-installed\n" });
  const { message } = await errorOf(install(opened, {}, { pip: "never" }));
  expect(message).toContain("The code needs never-installed, but pip is turned off");
});

it("does not pass secrets from the environment to pip", () => {
  const kept = {
    PATH: "/bin",
    HOME: "/home/ada",
    PIP_INDEX_URL: "http://localhost",
    PIP_CERT: "/etc/ca.pem",
    HTTPS_PROXY: "http://proxy",
  };
  const withheld = {
    API_KEY: "secret",
    PIP_TARGET: "/etc",
    PIP_PREFIX: "/etc",
    PIP_USER: "1",
    PIP_NO_BINARY: ":all:",
    PYTHONPATH: "/tmp",
    PYTHONSTARTUP: "x",
  };
  expect(pipEnvironment({ ...kept, ...withheld })).toEqual(kept);
});
