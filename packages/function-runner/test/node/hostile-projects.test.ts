import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { installDependencies } from "../../src/node/install-dependencies.ts";
import { packageRegistry } from "./support/package-registry.ts";
import { sourceFolder } from "./support/source-folder.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Creates a home folder with npm settings. */
async function homeWith(settings: string): Promise<string> {
  const home = await realpath(await mkdtemp(join(tmpdir(), "seamline-home-")));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  await writeFile(join(home, ".npmrc"), settings);
  return home;
}

async function environmentOf(settings: string, more: Environment = {}): Promise<Environment> {
  const HOME = await homeWith(settings);
  return { PATH: process.env.PATH, HOME, npm_config_fetch_retries: "0", ...more };
}

/** Returns the result of requiring a package from a module in the folder. */
function required(folder: string, name: string): unknown {
  return createRequire(join(folder, "index.js"))(name);
}

/** A script that writes its environment to a file. */
const MARKING = '#!/bin/sh\nenv > "$(dirname "$0")/mark"\nexit 1\n';

/** Settings that make npm run a program, or access files outside of the project. */
const hostileSettings = (folder: string): string =>
  [
    "git=./g.sh",
    "script-shell=./g.sh",
    "node-gyp=./g.sh",
    "node-options=--require ./mark.js",
    "ignore-scripts=false",
    "install-links=true",
    `cache=${join(folder, "elsewhere")}`,
    `logs-dir=${join(folder, "elsewhere")}`,
    `prefix=${join(folder, "elsewhere")}`,
    `userconfig=${join(folder, "other.npmrc")}`,
    `globalconfig=${join(folder, "other.npmrc")}`,
    "init-module=./mark.js",
    "registry=http://127.0.0.1:1/",
    "proxy=http://127.0.0.1:1/",
    "https-proxy=http://127.0.0.1:1/",
    "ca=none",
    "",
  ].join("\n");

async function hostileFolder(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await sourceFolder({
    "g.sh": MARKING,
    "mark.js": "require('node:fs').writeFileSync(__dirname + '/mark', '');",
    "other.npmrc": "git=./g.sh\n",
    ...files,
  });
  await writeFile(join(folder, ".npmrc"), hostileSettings(folder));
  await chmod(join(folder, "g.sh"), 0o755);
  return folder;
}

function expectUnmarked(folder: string): void {
  expect(existsSync(join(folder, "mark"))).toBe(false);
  expect(existsSync(join(folder, "elsewhere"))).toBe(false);
}

const shells = it.runIf(process.platform !== "win32");

shells("does not run programs from the .npmrc of an archive, even if the installation fails", async () => {
  const { url } = await packageRegistry({ "of-git": { dependencies: { other: "git+file:///nowhere" } } });
  const folder = await hostileFolder({ "package.json": { dependencies: { "of-git": "1.0.0" } } });
  await writeFile(join(folder, ".npmrc"), "git=./g.sh\n");
  const environment = await environmentOf("", { npm_config_registry: url });
  const installing = installDependencies(folder, { environment });
  await expect(installing).rejects.toMatchObject({ problem: "package" });
  expectUnmarked(folder);
});

shells(
  "does not run git for a package from a registry, even if the user's settings specify a git program",
  async () => {
    const { url } = await packageRegistry({ "of-git": { dependencies: { other: "git+file:///nowhere" } } });
    const folder = await hostileFolder({ "package.json": { dependencies: { "of-git": "1.0.0" } } });
    await rm(join(folder, ".npmrc"));
    const environment = await environmentOf(`git=${join(folder, "g.sh")}\n`, { npm_config_registry: url });
    const installing = installDependencies(folder, { environment });
    await expect(installing).rejects.toMatchObject({ problem: "package" });
    expectUnmarked(folder);
  },
);

it("uses the user's registry and ignores the registry and other manifests in the archive", async () => {
  const { url } = await packageRegistry({ pad: {} });
  const dependencies = { pad: "^1.0.0", renamed: "npm:pad@1.0.0", far: `${url}pad.tgz` };
  const folder = await hostileFolder({
    "package.json": { dependencies },
    "fixtures/package.json": "no JSON",
    "examples/package.json": { dependencies: { code: "file:.." } },
    "examples/yarn.lock/keep": "",
  });
  await installDependencies(folder, { environment: await environmentOf(`registry=${url}\n`) });
  for (const name of Object.keys(dependencies)) expect(required(folder, name)).toBe("pad");
  expect(await readFile(join(folder, ".npmrc"), "utf8")).toBe(hostileSettings(folder));
  expectUnmarked(folder);
});

it("uses scoped registries from the archive, but sends them no credentials or variables", async () => {
  const user = await packageRegistry({ pad: {} });
  const scope = await packageRegistry({ "@own/tool": {} });
  const folder = await sourceFolder({
    "package.json": { dependencies: { pad: "1.0.0", "@own/tool": "1.0.0" } },
    ".npmrc": [
      `@own:registry = ${scope.url}`,
      `@other:registry=${scope.url}\${HUSH}`,
      `${scope.url.replace("http:", "")}:_authToken=\${npm_config_cafile}`,
      `user-agent=\${HOME}`,
    ].join("\r\n"),
  });
  const token = { [`npm_config_${user.url.replace("http:", "")}:_authToken`]: "known" };
  const environment = await environmentOf("", { npm_config_registry: user.url, HUSH: "hush", ...token });
  await installDependencies(folder, { environment });
  expect([required(folder, "pad"), required(folder, "@own/tool")]).toEqual(["pad", "@own/tool"]);
  expect(user.asked.join("\n")).toContain("Bearer known");
  expect(user.asked.some((asked) => asked.includes("own/") || asked.includes("own%2f"))).toBe(false);
  expect(scope.asked.join("\n")).not.toMatch(
    new RegExp(`authorization|bearer|known|hush|${environment.HOME}`, "i"),
  );
});

it("passes only a project's dependencies and the registry variables to npm", async () => {
  const seen = join(await homeWith(""), "seen.json");
  const folder = await hostileFolder({
    "package.json": {
      name: "code",
      scripts: { preinstall: "./g.sh" },
      dependencies: { a: "1" },
      devDependencies: { b: "1" },
      overrides: { c: "2" },
      publishConfig: { registry: "http://127.0.0.1:1/" },
      config: { git: "./g.sh" },
    },
    "bin/node_modules/npm/bin/npm-cli.js": `const { readFileSync, writeFileSync } = require("node:fs");
      const [manifest, settings] = ["package.json", ".npmrc"].map((file) => readFileSync(file, "utf8"));
      writeFileSync(${JSON.stringify(seen)}, JSON.stringify({ manifest: JSON.parse(manifest), settings, env: process.env }));`,
  });
  const hidden = {
    API_KEY: "hush",
    NODE_OPTIONS: "--no-warnings",
    NPM_TOKEN: "hush",
    GIT_SSH_COMMAND: "./g.sh",
  };
  const refused = {
    npm_config_git: "./g.sh",
    npm_config_script_shell: "./g.sh",
    npm_config_prefix: "/",
    npm_config_user_agent: "x",
  };
  const passed = { PATH: join(folder, "bin"), HOME: "/home/ada", npm_config_registry: "http://127.0.0.1:1/" };
  const installing = installDependencies(folder, { environment: { ...hidden, ...refused, ...passed } });
  await expect(installing).rejects.toMatchObject({ message: "npm did not install a" });
  expect(JSON.parse(await readFile(seen, "utf8"))).toEqual({
    manifest: { name: "code", dependencies: { a: "1" }, overrides: { c: "2" } },
    settings: "",
    env: passed,
  });
});

it("does not run package scripts or build packages", async () => {
  const folder = await hostileFolder({
    "package.json": {
      dependencies: { own: "file:./own", native: "file:./native" },
      scripts: { preinstall: "./g.sh", install: "./g.sh", prepare: "./g.sh", postinstall: "./g.sh" },
      workspaces: ["parts/*"],
    },
    "parts/one/package.json": { name: "one", version: "1.0.0", scripts: { prepare: "../../g.sh" } },
    "parts/one/.npmrc": "git=../../g.sh\n",
    ".yarnrc": '--install.modules-folder "./elsewhere"\nyarn-path "./mark.js"\n',
    "own/package.json": {
      name: "own",
      version: "1.0.0",
      bin: { own: "../../outside.js", "../../outside": "index.js" },
      scripts: { preinstall: "../g.sh", prepare: "../g.sh", prepack: "../g.sh" },
    },
    "own/index.js": "",
    "native/package.json": { name: "native", version: "1.0.0" },
    "native/binding.gyp": "{ 'targets': [{ 'target_name': 'x', 'sources': ['<!(../g.sh)'] }] }",
  });
  await installDependencies(folder, { environment: await environmentOf("offline=true\n") });
  expectUnmarked(folder);
  expect(await readdir(join(folder, ".."))).toEqual(["source"]);
  expect(await realpath(join(folder, "node_modules/one"))).toBe(join(folder, "parts/one"));
});

const needs = { dependencies: { a: "1.0.0" } };

it.each([
  ["an optional package", { "package.json": { ...needs, optionalDependencies: { b: "file:../b" } } }],
  ["a peer dependency", { "package.json": { ...needs, peerDependencies: { b: "../b" } } }],
  ["an override", { "package.json": { ...needs, overrides: { c: { b: "file:/etc" } } } }],
  ["an encoded path", { "package.json": { dependencies: { b: "file:%2e%2e/b" } } }],
  ["a link", { "package.json": { dependencies: { b: "link:../b" } } }],
  ["a workspace", { "package.json": { ...needs, workspaces: ["../*"] } }],
  ["a workspace's package", { "package.json": { ...needs, workspaces: { packages: ["../b"] } } }],
  [
    "a dependency of a package in the archive",
    {
      "package.json": { dependencies: { c: "file:c" } },
      "c/package.json": { dependencies: { b: "file:../../b" } },
    },
  ],
  [
    "a location in a lock file",
    {
      "package.json": needs,
      "package-lock.json": { packages: { "node_modules/a": { resolved: "file:../b.tgz" } } },
    },
  ],
  [
    "a link in a lock file",
    {
      "package.json": needs,
      "npm-shrinkwrap.json": { packages: { "node_modules/a": { resolved: "../b", link: true } } },
    },
  ],
  ["a folder in a lock file", { "package.json": needs, "package-lock.json": { packages: { "../b": {} } } }],
  [
    "a version in a lock file",
    {
      "package.json": needs,
      "package-lock.json": { lockfileVersion: 1, dependencies: { a: { version: "file:../b" } } },
    },
  ],
  [
    "a location in the lock file of installed packages",
    {
      "package.json": needs,
      "node_modules/.package-lock.json": { packages: { "../../b": { resolved: "x" } } },
    },
  ],
  [
    "a location in yarn.lock",
    { "package.json": needs, "yarn.lock": 'a@1.0.0:\n  resolved "file:../b.tgz"\n' },
  ],
])("rejects %s outside the archive", async (_what, files) => {
  const folder = await sourceFolder(files);
  const installing = installDependencies(folder, { environment: await environmentOf("offline=true\n") });
  await expect(installing).rejects.toMatchObject({
    problem: "package",
    message: expect.stringMatching(/, outside of the archive: put that package into the archive$/),
  });
});

it.each([
  "git+ssh://git@example.com/b.git",
  "git+file:///srv/b",
  "git://example.com/b",
  "git@example.com:b.git",
  "github:ada/b",
  "ada/b",
  "ada/b#main",
  "https://example.com/b.git#main",
])("rejects the dependency %s, which requires git", async (place) => {
  const folder = await sourceFolder({ "package.json": { dependencies: { b: place } } });
  const installing = installDependencies(folder, { environment: await environmentOf("offline=true\n") });
  await expect(installing).rejects.toMatchObject({
    problem: "package",
    message: `package.json: "dependencies": "b" is "${place}", and the emulator does not use git: put that package into the archive`,
  });
});
