import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { installDependencies } from "../../src/node/install-dependencies.ts";
import { errorOf } from "../support/open-runner.ts";
import { packageRegistry } from "./support/package-registry.ts";
import { sourceFolder } from "./support/source-folder.ts";
import { type TarEntry, tarball, tarballOf, tarballOfZeros } from "./support/tarball.ts";

// npm runs twice and is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

type Variables = Readonly<Record<string, string>>;

async function install(
  folder: string,
  variables: Variables = { npm_config_offline: "true" },
  maxBytes?: number,
): Promise<void> {
  const own = {
    HOME: dirname(folder),
    npm_config_cache: join(folder, "../cache"),
    npm_config_fetch_retries: "0",
  };
  const environment = { PATH: process.env.PATH, ...own, ...variables };
  await installDependencies(folder, { environment, ...(maxBytes && { maxBytes }) });
}

async function problemOf(folder: string, variables?: Variables): Promise<string> {
  const error = await errorOf(install(folder, variables));
  expect(error).toMatchObject({ name: "CodeError", problem: "package" });
  return error.message;
}

/** Creates a source that depends on a tarball. */
async function sourceWith(
  archive: Uint8Array,
  files: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const manifest = { dependencies: { own: "file:own.tgz" } };
  const folder = await sourceFolder({ "package.json": manifest, ...files });
  await writeFile(join(folder, "own.tgz"), archive);
  return folder;
}

const own = { name: "own", version: "1.0.0" };
const manifestOf = (members: object): string => JSON.stringify({ ...own, ...members });

it("installs a tarball from the archive without running its scripts", async () => {
  const script = "touch ../../../mark";
  const members = {
    bin: { own: "../../../../outside.js", "../../../outside": "index.js" },
    scripts: { preinstall: script, install: script, postinstall: script, prepare: script },
    bundleDependencies: ["inner"],
    dependencies: { inner: "1.0.0" },
    workspaces: ["../../*"],
  };
  const folder = await sourceWith(
    tarball({
      "package.json": manifestOf(members),
      "index.js": "module.exports = 'own';",
      "node_modules/inner/package.json": JSON.stringify({
        name: "inner",
        version: "1.0.0",
        scripts: { install: script },
      }),
    }),
  );
  await install(folder);
  expect((await readdir(join(folder, "node_modules"))).sort()).toEqual([
    ".bin",
    ".package-lock.json",
    "@google-cloud",
    "own",
  ]);
  expect(existsSync(join(folder, "node_modules/own/node_modules/inner/package.json"))).toBe(true);
  expect((await readdir(join(folder, ".."))).sort()).toEqual(["cache", "source"]);
  expect((await readdir(folder)).sort()).toEqual(["node_modules", "own.tgz", "package.json"]);
});

it.each([
  ["contains a file of 3 GiB", tarballOfZeros(3072)],
  ["contains more bytes than its files", tarballOfZeros(501, 1)],
])("rejects a tarball that %s", async (_what, archive) => {
  expect(await problemOf(await sourceWith(archive))).toContain(
    'package.json: "dependencies": "own" is "file:own.tgz", which is not a valid tarball (it unpacks to more than 524288000 bytes)',
  );
});

it("rejects tarballs that together exceed the limit for an archive", async () => {
  const folder = await sourceWith(tarballOfZeros(2), {
    "package.json": { dependencies: { own: "own.tgz", other: "file:./sub/../other.tgz" } },
  });
  await writeFile(join(folder, "other.tgz"), tarballOfZeros(499));
  expect(await problemOf(folder)).toMatch(/"other" is .*it unpacks to more than \d+ bytes/);
});

const longName = (path: string): TarEntry => ({ path: "././@LongLink", type: "L", text: `${path}\0` });
const record = (field: string): string => `${field.length + 4} ${field}\n`;

it.each<[string, readonly TarEntry[], string]>([
  ["a path that leads outside", [{ path: "package/../../own.js" }], "leads outside its folder"],
  ["an absolute path", [{ path: "/own.js" }], "is an absolute path"],
  ["a symbolic link", [{ path: "package/own", type: "2", target: "/etc" }], "is a symlink"],
  ["a hard link", [{ path: "package/own", type: "1", target: "/etc/passwd" }], "is a link"],
  ["a device", [{ path: "package/own", type: "3" }], "is a character-device"],
  ["a duplicate file", [{ path: "package/own" }, { path: "package/Own" }], "occurs twice"],
  ["a long path", [longName(`package/${"a/".repeat(600)}x`), { path: "package/x" }], "1024 bytes"],
  ["a long path that leads outside", [longName("package/../../own.js"), { path: "package/x" }], "leads out"],
  [
    "a path in an extended header",
    [{ path: "package/pax", type: "x", text: record("path=../../own.js") }, { path: "package/x" }],
    "leads out",
  ],
  ["a wrong size", [{ path: "package/own", text: "x", size: 10_000 }], "is not a valid tarball"],
])("rejects a tarball with %s", async (_what, entries, problem) => {
  const archive = tarballOf([{ path: "package/package.json", text: manifestOf({}) }, ...entries]);
  expect(await problemOf(await sourceWith(archive))).toContain(problem);
});

it.each<[string, Readonly<Record<string, string>>, string]>([
  [
    "a path",
    { "package.json": manifestOf({ dependencies: { b: "file:/outside" } }) },
    "outside of the archive",
  ],
  [
    "a path inside the tarball",
    { "package.json": manifestOf({ dependencies: { b: "file:./b" } }) },
    "a path inside a tarball",
  ],
  [
    "an optional path",
    { "package.json": manifestOf({ optionalDependencies: { b: "b.tgz" } }) },
    "a path inside a tarball",
  ],
  [
    "a peer dependency from Git",
    { "package.json": manifestOf({ peerDependencies: { b: "ada/b" } }) },
    "the emulator does not use git",
  ],
  [
    "a path after a byte order mark",
    { "package.json": `\uFEFF${manifestOf({ dependencies: { b: "file:/outside" } })}` },
    "outside of the archive",
  ],
  [
    "a path in a bundled package",
    {
      "package.json": manifestOf({}),
      "node_modules/b/package.json": JSON.stringify({ dependencies: { c: "link:/outside" } }),
    },
    "outside of the archive",
  ],
  [
    "a path in its npm-shrinkwrap.json",
    {
      "package.json": manifestOf({}),
      "npm-shrinkwrap.json": JSON.stringify({
        packages: { "node_modules/b": { resolved: "file:../../b.tgz" } },
      }),
    },
    "outside of the archive",
  ],
])("rejects a tarball that depends on %s", async (_what, files, problem) => {
  expect(await problemOf(await sourceWith(tarball(files)))).toContain(problem);
});

it("reports a missing or invalid tarball", async () => {
  expect(await problemOf(await sourceWith(Buffer.from("no tarball".repeat(100))))).toContain(
    "not a valid tarball",
  );
  expect(await problemOf(await sourceWith(gzipSync("short").subarray(0, 12)))).toContain(
    "not a valid tarball",
  );
  const folder = await sourceWith(Buffer.alloc(0));
  await rm(join(folder, "own.tgz"));
  expect(await problemOf(folder)).toContain(
    '"own" is "file:own.tgz", which the archive does not contain: add it',
  );
});

it.each<[string, object]>([
  ["a path", { dependencies: { outside: "file:../../../outside" } }],
  ["an absolute path", { optionalDependencies: { outside: "file:/tmp/outside" } }],
])(
  "rejects a package from a registry that depends on %s, before npm installs anything",
  async (_what, members) => {
    const { url } = await packageRegistry({ pad: members });
    const folder = await sourceFolder({ "package.json": { dependencies: { pad: "1.0.0" } } });
    await mkdir(join(folder, "../outside"));
    const outside = { name: "outside", version: "1.0.0", dependencies: { pad: "1.0.0" } };
    await writeFile(join(folder, "../outside/package.json"), JSON.stringify(outside));
    const message = await problemOf(folder, { npm_config_registry: url });
    expect(message).toMatch(/outside of the archive|npm could not install/);
    expect((await readdir(folder)).sort()).toEqual(["package.json"]);
    expect(await readdir(join(folder, "../outside"))).toEqual(["package.json"]);
  },
);

it.each<[string, object, Readonly<Record<string, string>>]>([
  [
    "its npm-shrinkwrap.json",
    { _hasShrinkwrap: true, dependencies: { outside: "1.0.0" } },
    {
      "npm-shrinkwrap.json": JSON.stringify({
        name: "pad",
        version: "1.0.0",
        lockfileVersion: 3,
        packages: {
          "": { name: "pad", version: "1.0.0", dependencies: { outside: "1.0.0" } },
          "node_modules/outside": { version: "1.0.0", resolved: "file:/outside.tgz" },
        },
      }),
    },
  ],
  [
    "a bundled package",
    { bundleDependencies: ["inner"], dependencies: { inner: "1.0.0" } },
    {
      "node_modules/inner/package.json": JSON.stringify({
        name: "inner",
        version: "1.0.0",
        dependencies: { outside: "file:../../../../../outside" },
      }),
    },
  ],
])(
  "rejects a package from a registry if %s refers to a path outside the archive",
  async (_what, members, files) => {
    const manifest = { name: "pad", version: "1.0.0", ...members };
    const archive = tarball({ "package.json": JSON.stringify(manifest), ...files });
    const { url } = await packageRegistry({ pad: members }, { pad: archive });
    const folder = await sourceFolder({
      "package.json": { dependencies: { pad: "1.0.0" } },
      "../outside/package.json": { name: "outside", version: "1.0.0" },
    });
    expect(await problemOf(folder, { npm_config_registry: url })).toMatch(/outside of the archive/);
    expect(existsSync(join(folder, "node_modules/outside"))).toBe(false);
    expect(await readdir(join(folder, "../outside"))).toEqual(["package.json"]);
  },
);

it("rejects a package in node_modules that depends on a path outside the archive", async () => {
  const { url } = await packageRegistry({ pad: {} });
  const folder = await sourceFolder({
    "package.json": { dependencies: { pad: "1.0.0", brought: "1.0.0" } },
    "node_modules/brought/package.json": {
      name: "brought",
      version: "1.0.0",
      dependencies: { outside: "file:../../../outside" },
    },
    "../outside/package.json": { name: "outside", version: "1.0.0" },
  });
  expect(await problemOf(folder, { npm_config_registry: url })).toContain("outside of the archive");
  expect(await readdir(join(folder, "node_modules"))).not.toContain("outside");
  expect(await readdir(join(folder, "../outside"))).toEqual(["package.json"]);
});

it("stops npm if packages from a registry exceed the size limit", async () => {
  const { url } = await packageRegistry({ pad: {} }, { pad: tarballOfZeros(64) });
  const folder = await sourceFolder({ "package.json": { dependencies: { pad: "1.0.0" } } });
  const { message } = await errorOf(install(folder, { npm_config_registry: url }, 1_000_000));
  expect(message).toContain("npm error the packages unpack to more than 1000000 bytes");
  await install(folder, { npm_config_registry: url }, 100_000_000);
  expect(existsSync(join(folder, "node_modules/pad/zeros"))).toBe(true);
});

it("installs locked packages only from the registry in the user's settings", async () => {
  const [user, other] = [await packageRegistry({ pad: {} }), await packageRegistry({ pad: {} })];
  const manifest = { dependencies: { pad: "^1.0.0" } };
  const packages = {
    "": manifest,
    "node_modules/pad": { version: "1.0.0", resolved: `${other.url}pad.tgz` },
  };
  const lock = JSON.stringify({ lockfileVersion: 3, requires: true, packages });
  const yarn = `pad@^1.0.0:\n  version "1.0.0"\n  resolved "${other.url}pad.tgz"\n`;
  for (const [path, text] of [
    ["package-lock.json", lock],
    ["npm-shrinkwrap.json", lock],
    ["yarn.lock", yarn],
  ] as const) {
    const folder = await sourceFolder({ "package.json": manifest, [path]: text });
    await install(folder, { npm_config_registry: user.url });
    expect(other.asked).toEqual([]);
    expect(await readFile(join(folder, path), "utf8")).toBe(text);
    expect((await readdir(folder)).sort()).toEqual(["node_modules", "package.json", path].sort());
  }
});

it.each([
  ["a path that starts with a dot", { dependencies: { b: ".b/../../b" } }],
  ["a path to a tarball without a leading dot", { dependencies: { b: "b/../../b.tgz" } }],
  ["a path with a drive letter", { dependencies: { b: "c:/../../../../../../../b" } }],
  ["a path with an upper-case protocol", { dependencies: { b: "FILE:../b" } }],
  ["alternatives in a workspace pattern", { dependencies: { b: "1" }, workspaces: ["{parts,../b}"] }],
  ["alternatives in a workspace folder", { dependencies: { b: "1" }, workspaces: ["@(parts|..)/*"] }],
  ["an absolute workspace path", { dependencies: { b: "1" }, workspaces: ["/tmp/b"] }],
])("rejects %s outside the archive", async (_what, manifest) => {
  const folder = await sourceFolder({ "package.json": manifest });
  expect(await problemOf(folder)).toMatch(/, outside of the archive: put that package into the archive$/);
});

it.each(["package-lock.json", "npm-shrinkwrap.json"])("parses %s like npm", async (path) => {
  const lock = JSON.stringify({ packages: { "node_modules/b": { resolved: "file:../b.tgz" } } });
  const manifest = { dependencies: { b: "1" } };
  const marked = await sourceFolder({ "package.json": manifest, [path]: `\uFEFF${lock}` });
  expect(await problemOf(marked)).toContain("outside of the archive");
  const conflict = `<<<<<<< ours\n${lock}\n=======\n{}\n>>>>>>> theirs\n`;
  const conflicting = await sourceFolder({ "package.json": manifest, [path]: conflict });
  expect(await problemOf(conflicting)).toBe(`${path} is not a JSON object: create it again`);
});
