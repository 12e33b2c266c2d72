import { mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { folderSource } from "@seamline/functions/source/node";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { FolderFiles } from "../../src/node/cli/folders/folder-files.ts";
import { temporaryFolder } from "../store/support/engines.ts";

/** Creates a folder with the given files. The keys are paths. */
async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const SOURCE = {
  "index.js": "1",
  "lib/a.js": "2",
  ".npmrc": "3",
  ".env": "3",
  "lib/.env.local": "3",
  "node_modules/a/index.js": "4",
  ".git/HEAD": "5",
  "__pycache__/a.pyc": "6",
  ".index.js.swp": "7",
  "index.js~": "8",
};

it("reads the files in a folder except generated and temporary files", async () => {
  const folder = await folderOf(SOURCE);
  await symlink(join(folder, "index.js"), join(folder, "linked.js"));
  await symlink(folder, join(folder, "circle"));
  const names = async (withModules: boolean): Promise<string[]> => [
    ...(await new FolderFiles(folder, withModules).read()).keys(),
  ];
  expect(await names(false)).toEqual(["index.js", "lib/a.js", "linked.js"]);
  expect(await names(true)).toContain("node_modules/a/index.js");
});

it("excludes the same files as folderSource", async () => {
  const folder = await folderOf({
    ...SOURCE,
    ".functionignore": "/lib/\n!.npmrc\n",
    ".vscode/settings.json": "9",
    "#index.js#": "10",
  });
  const packed = unzipSync(await folderSource(folder));
  expect(Object.keys(packed)).toEqual([".npmrc", "index.js"]);
  expect([...(await new FolderFiles(folder, false).read()).keys()]).toEqual(Object.keys(packed));
});

it("detects changed, replaced, added and removed files, and ignores excluded files", async () => {
  const folder = await folderOf(SOURCE);
  const files = new FolderFiles(folder, false);
  const seen = [(await files.look()).fingerprint];
  const look = async (): Promise<boolean> => {
    seen.push((await files.look()).fingerprint);
    return seen.at(-1) !== seen.at(-2);
  };
  await writeFile(join(folder, "node_modules/a/index.js"), "changed");
  await writeFile(join(folder, ".index.js.swp"), "changed");
  expect(await look()).toBe(false);
  await writeFile(join(folder, "lib/a.js"), "changed");
  expect(await look()).toBe(true);
  await writeFile(join(folder, ".functionignore"), "docs/");
  expect(await look()).toBe(true);
  await writeFile(join(folder, "lib/b.js"), "changed");
  await look();
  await rename(join(folder, "lib/b.js"), join(folder, "lib/a.js"));
  expect(await look()).toBe(true);
  await rm(folder, { recursive: true });
  expect(await look()).toBe(true);
  expect(await look()).toBe(false);
});

it.each([
  ["/nowhere/at/all", "the folder does not exist"],
  ["/etc/hostname", "it is not a folder"],
])("reports why %s cannot be read", async (path, problem) => {
  await expect(new FolderFiles(path, false).read()).rejects.toThrow(problem);
});
