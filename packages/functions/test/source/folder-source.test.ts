import { chmod, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isInvalidArgumentError, isSeamlineError } from "@seamline/client-core";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, expectTypeOf, onTestFinished, test } from "vitest";
import {
  type FolderProblem,
  FolderSourceError,
  folderSource,
  isFolderSourceError,
} from "../../src/source/node.ts";
import { type DeployedOfV2, type DeployInput, deploySource, type UploadSource } from "../../src/source.ts";
import { closeServices, name, startService } from "./service.ts";

afterAll(closeServices);

/** Creates a temporary folder with the given files. The keys are paths. */
async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), "folder-source-"));
  onTestFinished(() => rm(place, { recursive: true }));
  const folder = join(place, "fn");
  await mkdir(folder);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** Returns the text of each file in an archive by path, in the archive's order. */
function unpacked(archive: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

async function problemsOf(packing: Promise<unknown>): Promise<readonly FolderProblem[]> {
  const error: unknown = await packing.catch((reason: unknown) => reason);
  if (!isFolderSourceError(error)) throw error;
  return error.problems;
}

const code = { "index.js": "exports.greet = () => {};", "lib/names.js": "exports.names = [];" };

test("packs all files of a folder, sorted by path", async () => {
  const archive = await folderSource(
    await folderOf({ "z.txt": "Zoë", "lib/ä.js": "1", "a.js": "", ".prettierrc": "x" }),
  );
  expectTypeOf(archive).toExtend<UploadSource>();
  expect(Object.entries(unpacked(archive))).toEqual([
    [".prettierrc", "x"],
    ["a.js", ""],
    ["lib/ä.js", "1"],
    ["z.txt", "Zoë"],
  ]);
});

test("deploys a folder", async () => {
  const service = await startService("v2");
  const input = { name, source: await folderSource(await folderOf(code)), mode: "create" } as const;
  expectTypeOf(input).toExtend<DeployInput<DeployedOfV2>>();
  await deploySource(service.client, input);
  expect(unpacked(new Uint8Array(service.storage.received[0]?.body ?? []))).toEqual(code);
});

test("creates the same archive regardless of file dates, permissions and time zones", async () => {
  const [one, other] = [
    await folderOf(code),
    await folderOf(Object.fromEntries(Object.entries(code).reverse())),
  ];
  await utimes(join(other, "index.js"), 0, 0);
  await chmod(join(other, "index.js"), 0o755);
  const zone = process.env.TZ;
  const first = await folderSource(one);
  process.env.TZ = "Pacific/Auckland";
  onTestFinished(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  expect(await folderSource(other)).toEqual(first);
  await writeFile(join(other, "index.js"), "exports.greet = () => 1;");
  expect(await folderSource(other)).not.toEqual(first);
});

test("leaves out packages, version control, caches, secrets and temporary files", async () => {
  const folder = await folderOf({
    ...code,
    "node_modules/other/index.js": "",
    "lib/node_modules/other/index.js": "",
    ".git/HEAD": "",
    "__pycache__/main.pyc": "",
    ".env": "SECRET=1",
    ".env.local": "SECRET=1",
    ".npmrc": "//registry.example.com/:_authToken=secret",
    "index.js~": "",
    "lib/.names.js.swp": "",
    ".DS_Store": "",
  });
  expect(unpacked(await folderSource(folder))).toEqual(code);
});

test("applies .functionignore patterns, then the caller's patterns", async () => {
  const folder = await folderOf({
    ...code,
    ".functionignore": "# tests\n*.test.js\n/docs/\n!node_modules/\nREADME.md\n",
    "index.test.js": "",
    "docs/a.md": "",
    "README.md": "",
    "lib/docs/b.md": "kept",
    "node_modules/other/index.js": "kept",
    "index.js.map": "",
  });
  const kept = { ...code, "lib/docs/b.md": "kept", "node_modules/other/index.js": "kept" };
  const ignore = ["*.map"];
  expect(unpacked(await folderSource(folder, { ignore }))).toEqual(kept);
  const withReadme = await folderSource(folder, { ignore: [...ignore, "!README.md"] });
  expect(unpacked(withReadme)).toEqual({ ...kept, "README.md": "" });
});

test("ignoreFile selects another ignore file or disables it", async () => {
  const folder = await folderOf({ ...code, ".gitignore": "lib/", ".functionignore": "index.js" });
  const { "index.js": index } = code;
  const withGit = unpacked(await folderSource(folder, { ignoreFile: ".gitignore" }));
  expect(withGit).toEqual({ "index.js": index, ".functionignore": "index.js" });
  const withNone = unpacked(await folderSource(folder, { ignoreFile: false }));
  expect(Object.keys(withNone)).toEqual([".functionignore", ".gitignore", "index.js", "lib/names.js"]);
  expect(await problemsOf(folderSource(folder, { ignoreFile: ".dockerignore" }))).toEqual([
    { path: ".dockerignore", problem: "does not exist" },
  ]);
});

test("replaces symbolic links with their targets if the targets are in the folder", async () => {
  const folder = await folderOf(code);
  await symlink("lib", join(folder, "names"));
  await symlink("../index.js", join(folder, "lib/main.js"));
  const { "index.js": index, "lib/names.js": names } = code;
  expect(unpacked(await folderSource(folder))).toEqual({
    ...code,
    "lib/main.js": index,
    "names/main.js": index,
    "names/names.js": names,
  });
});

test("packs a folder if its path is a symbolic link", async () => {
  const folder = await folderOf(code);
  await symlink("fn", `${folder}-link`);
  expect(unpacked(await folderSource(`${folder}-link`))).toEqual(code);
});

test("lists all problems with a folder at once, including links that point outside it", async () => {
  const folder = await folderOf({ ...code, "a\\b.js": "" });
  await writeFile(join(folder, "../secret.txt"), "secret");
  await symlink("../secret.txt", join(folder, "file"));
  await symlink("../..", join(folder, "lib/outside"));
  await symlink(join(folder, "../secret.txt"), join(folder, "absolute"));
  await symlink("missing.js", join(folder, "broken"));
  await symlink("loop", join(folder, "loop"));
  await symlink("..", join(folder, "lib/up"));
  const error: unknown = await folderSource(folder, { maxBytes: 10 }).catch((reason: unknown) => reason);
  if (!(error instanceof FolderSourceError)) throw error;
  expect(isSeamlineError(error)).toBe(true);
  expect(error.folder).toBe(folder);
  const shown = error.message.replaceAll(dirname(folder), "…").split("\n");
  expect(shown).toEqual([
    'cannot pack the folder "…/fn":',
    "a\\b.js: contains a backslash, which is a separator on Windows (rename or ignore it)",
    'absolute: is a symbolic link that leaves the folder: "…/secret.txt" (copy its target, or ignore it)',
    'broken: is a symbolic link without a target: "missing.js" (remove or ignore it)',
    'file: is a symbolic link that leaves the folder: "../secret.txt" (copy its target, or ignore it)',
    'lib/outside: is a symbolic link that leaves the folder: "../.." (copy its target, or ignore it)',
    "lib/up: is a symbolic link to a folder that contains it (remove or ignore it)",
    'loop: is a circular symbolic link: "loop" (remove or ignore it)',
    ".: contains 44 bytes, but maxBytes is 10 (largest files: index.js with 25, lib/names.js with 19, a\\b.js with 0; ignore some, or raise maxBytes)",
  ]);
});

test("leaves out links to ignored files and folders", async () => {
  const folder = await folderOf({ ...code, ".env": "SECRET=1", ".git/config": "token" });
  await symlink(".env", join(folder, "settings.txt"));
  await symlink(".git", join(folder, "meta"));
  await symlink(".git/config", join(folder, "config.txt"));
  expect(unpacked(await folderSource(folder))).toEqual(code);
});

test("does not read the target of an ignored link", async () => {
  const folder = await folderOf({ ...code, ".functionignore": "outside" });
  await symlink("../..", join(folder, "outside"));
  expect(unpacked(await folderSource(folder))).toEqual(code);
});

test("rejects a missing folder, a file, an empty folder and a folder with too many files", async () => {
  const folder = await folderOf(code);
  expect(await problemsOf(folderSource(join(folder, "missing")))).toEqual([
    { path: ".", problem: "does not exist" },
  ]);
  expect(await problemsOf(folderSource(join(folder, "index.js")))).toEqual([
    { path: ".", problem: "is not a folder (use fileSource to deploy an archive)" },
  ]);
  expect(await problemsOf(folderSource(folder, { ignore: ["*"] }))).toEqual([
    { path: ".", problem: "contains no files, or all files are ignored" },
  ]);
  expect(await problemsOf(folderSource(folder, { maxFiles: 1 }))).toEqual([
    { path: ".", problem: "contains more than 1 files (ignore some, or raise maxFiles)" },
  ]);
});

test.each([
  [{ maxBytes: 0 }, "options.maxBytes"],
  [{ maxFiles: 1.5 }, "options.maxFiles"],
  [{ ignore: "*.map" }, "options.ignore"],
  [{ ignoreFile: "../.gitignore" }, "options.ignoreFile"],
  [{ ignored: [] }, "options"],
])("rejects the options %j", async (options, argument) => {
  const error: unknown = await folderSource(await folderOf(code), options as never).catch(
    (reason: unknown) => reason,
  );
  expect(isInvalidArgumentError(error) && error.message).toContain(argument);
});

test("an unknown option does not compile", () => {
  expectTypeOf<{ ignored: string[] }>().not.toExtend<Parameters<typeof folderSource>[1]>();
  expectTypeOf<{ ignore: string[]; ignoreFile: false }>().toExtend<Parameters<typeof folderSource>[1]>();
});
