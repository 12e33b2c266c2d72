import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { appendFile, chmod, mkdir, readdir, readFile, realpath, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { frameworkFolder, frameworkProgram } from "../../src/node/framework-program.ts";
import { type InstallOptions, installDependencies } from "../../src/node/install-dependencies.ts";
import { findNpm, npmEnvironment } from "../../src/node/npm.ts";
import { sourceFolder } from "./support/source-folder.ts";

const framework = "@google-cloud/functions-framework";

/** npm is offline and its registry does not exist, so that no request leaves the machine. */
const offline = { ...process.env, npm_config_offline: "true", npm_config_registry: "http://127.0.0.1:1/" };

async function install(folder: string, options: Partial<InstallOptions> = {}): Promise<void> {
  const environment = { ...offline, npm_config_cache: join(folder, "../cache") };
  await installDependencies(folder, { environment, ...options });
}

/** Returns the output of a script in the folder. */
async function run(folder: string, script: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["-p", script], { cwd: folder });
  return stdout.trim();
}

const inArchive = {
  "package.json": {
    dependencies: { pad: "file:./packages/pad", [framework]: "^3.0.0" },
    devDependencies: { nix: "*" },
  },
  "index.js": "exports.hello = require('pad');",
  "packages/pad/package.json": { name: "pad", version: "1.0.0", scripts: { install: "touch ../../ran" } },
  "packages/pad/index.js": "module.exports = 'padded';",
};

it("installs missing packages without running their scripts", async () => {
  const folder = await sourceFolder(inArchive);
  await install(folder);
  expect(await run(folder, "require('./index.js').hello")).toBe("padded");
  expect(existsSync(join(folder, "ran"))).toBe(false);
  expect(JSON.parse(await readFile(join(folder, "package.json"), "utf8"))).toEqual(inArchive["package.json"]);
  expect((await readdir(folder)).sort()).toEqual(["index.js", "node_modules", "package.json", "packages"]);
});

it("uses the lock file from the archive without downloading a locked framework", async () => {
  const { dependencies, devDependencies } = inArchive["package.json"];
  const resolved = "http://127.0.0.1:1/framework.tgz";
  const lock = {
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { dependencies, devDependencies },
      "packages/pad": { version: "1.0.0" },
      "node_modules/pad": { resolved: "packages/pad", link: true },
      [`node_modules/${framework}`]: { version: "3.0.0", resolved },
      "node_modules/nix": { version: "1.0.0", resolved, dev: true },
    },
  };
  const folder = await sourceFolder({ ...inArchive, "package-lock.json": lock });
  await install(folder);
  expect(await run(folder, "require('./index.js').hello")).toBe("padded");
  expect(JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8"))).toEqual(lock);
});

it("replaces other versions of the framework with the runner's version", async () => {
  const folder = await sourceFolder({
    [`node_modules/${framework}/package.json`]: { name: framework, version: "1.0.0", main: "own.js" },
    [`node_modules/${framework}/own.js`]: "exports.own = true;",
    "node_modules/other/index.js": "module.exports = 'kept';",
  });
  for (const _time of ["first", "second"]) {
    await install(folder, { npm: "never" });
    expect(await realpath(join(folder, "node_modules", framework))).toBe(frameworkFolder(folder));
    expect(await run(folder, `typeof require('${framework}').http + require('other')`)).toBe("functionkept");
  }
  expect(existsSync(join(frameworkFolder(folder), "own.js"))).toBe(false);
});

it("copies the framework and its packages into each source folder", async () => {
  const [one, other] = [await sourceFolder({}), await sourceFolder({})];
  for (const folder of [one, other]) await install(folder, { npm: "never" });
  const files = await readdir(frameworkFolder(one), { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  const modules = files.filter((entry) => entry.isFile() && entry.name.endsWith(".js"));
  expect(modules.map((entry) => basename(entry.parentPath))).toContain("express");
  for (const { parentPath, name } of modules)
    await appendFile(join(parentPath, name), "\nglobalThis.isChanged = true;");
  const isChanged = `require('${framework}'); String(globalThis.isChanged)`;
  expect(await run(one, isChanged)).toBe("true");
  await install(await sourceFolder({}), { npm: "never" });
  expect(await run(other, isChanged)).toBe("undefined");
  expect(await run(frameworkProgram().folder, isChanged)).toBe("undefined");
});

it.each([
  ["no package.json", {}],
  ["no dependencies", { "package.json": {} }],
  ["no dependencies except the framework", { "package.json": { dependencies: { [framework]: "^3.0.0" } } }],
  [
    "no missing dependencies",
    {
      "package.json": { dependencies: { a: "1", "@b/c": "1", [framework]: "*" } },
      "node_modules/a/index.js": "",
      "node_modules/@b/c/index.js": "",
    },
  ],
])("does not run npm if there are %s", async (_what, files) => {
  const folder = await sourceFolder(files);
  await install(folder, { npm: "never" });
  expect(existsSync(join(frameworkFolder(folder), frameworkProgram().main))).toBe(true);
});

it("reports missing packages if npm is turned off", async () => {
  const folder = await sourceFolder({
    "package.json": { dependencies: { a: "1", b: "1" } },
    "node_modules/b/x": "",
  });
  await expect(install(folder, { npm: "never" })).rejects.toMatchObject({
    problem: "package",
    message: expect.stringContaining("package.json depends on a, but npm is turned off"),
  });
});

it("reports npm's output if npm fails, and restores package.json", async () => {
  const manifest = { dependencies: { "@seamline/absent": "1.0.0" }, devDependencies: { b: "1" } };
  const folder = await sourceFolder({ "package.json": manifest });
  await expect(install(folder)).rejects.toMatchObject({
    problem: "package",
    message: expect.stringMatching(
      /^npm could not install the dependencies in package\.json: npm error (.|\n)*@seamline%2fabsent/,
    ),
    output: expect.stringContaining("ENOTCACHED"),
  });
  expect(JSON.parse(await readFile(join(folder, "package.json"), "utf8"))).toEqual(manifest);
});

it("reports packages that npm did not install", async () => {
  const folder = await withNpm("process.exit(0)");
  await expect(install(folder, { environment: { PATH: join(folder, "bin") } })).rejects.toMatchObject({
    problem: "package",
    message: "npm did not install a",
  });
});

it("ends npm if it takes too long", async () => {
  const folder = await withNpm("console.log('still at it'); setInterval(() => {}, 1000)");
  const installing = install(folder, { environment: { PATH: join(folder, "bin") }, timeLimitMs: 500 });
  await expect(installing).rejects.toMatchObject({
    problem: "package",
    message: expect.stringContaining("npm took longer than 500 ms"),
    output: expect.stringContaining("still at it"),
  });
});

it("ends npm when it is aborted", async () => {
  const folder = await withNpm(
    "require('node:fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000)",
  );
  const abort = new AbortController();
  const installing = install(folder, { environment: { PATH: join(folder, "bin") }, signal: abort.signal });
  const failed = expect(installing).rejects.toThrow("no longer needed");
  const pidText = (): Promise<string> => readFile(join(folder, "pid"), "utf8").catch(() => "");
  await expect.poll(pidText).toMatch(/^\d+$/);
  const pid = Number(await pidText());
  abort.abort(new Error("no longer needed"));
  await failed;
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

/** Creates a folder that depends on `a`, with a fake npm on the path. */
async function withNpm(script: string): Promise<string> {
  const folder = await sourceFolder({
    "package.json": { dependencies: { a: "1" } },
    "bin/node_modules/npm/bin/npm-cli.js": script,
  });
  return folder;
}

it("finds npm on the PATH if Node.js does not include npm", async () => {
  const folder = await withNpm("");
  await mkdir(join(folder, "empty"));
  await writeFile(join(folder, "empty", "npm"), "#!/bin/sh\n");
  await chmod(join(folder, "empty", "npm"), 0o755);
  const program = join(folder, "bin/node_modules/npm/bin/npm-cli.js");
  expect(
    await findNpm({
      Path: [join(folder, "empty"), "", join(folder, "bin")].join(process.platform === "win32" ? ";" : ":"),
    }),
  ).toBe(program);
});

it.each([["file:../shared"], ["../shared"], ["/etc"], ["file:///etc"], ["~/shared"]])(
  "rejects a dependency on %s, which is outside the archive",
  async (range) => {
    const folder = await sourceFolder({ "package.json": { dependencies: { shared: range } } });
    await expect(install(folder)).rejects.toMatchObject({
      problem: "package",
      message: `package.json: "dependencies": "shared" is "${range}", outside of the archive: put that package into the archive`,
    });
  },
);

it("reports that node_modules is a file, not a folder", async () => {
  const folder = await sourceFolder({ node_modules: "a file" });
  await expect(install(folder)).rejects.toMatchObject({
    problem: "package",
    message: expect.stringContaining("node_modules contains a file in place of the folder"),
  });
});

it("does not pass secrets from the environment to npm", () => {
  const kept = {
    PATH: "/bin",
    HOME: "/home/ada",
    npm_config_registry: "http://localhost",
    HTTPS_PROXY: "http://proxy",
  };
  expect(
    npmEnvironment({ ...kept, API_KEY: "secret", NODE_OPTIONS: "--inspect", NPM_TOKEN: "secret" }),
  ).toEqual(kept);
});
