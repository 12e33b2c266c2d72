import { chmod, glob, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publicPackages, workspaceFolder } from "../../release/packages.ts";
import { packWorkspace } from "../../release/tarball.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-packs-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const manifest = {
  name: "@stand-in/one",
  version: "1.0.0",
  type: "module",
  files: ["dist"],
  bin: { one: "dist/cli.js" },
};
const files = [
  ["package.json", JSON.stringify(manifest)],
  ["README.md", "One.\n"],
  ["dist/cli.js", "#!/usr/bin/env node\n"],
  ...Array.from({ length: 40 }, (_, index) => [`dist/${index % 7}/${index}.js`, `export {};\n`]),
] as const;

/** Writes a package with a given order, mode and time, as different machines would. */
async function writePackage(
  where: string,
  order: readonly (typeof files)[number][],
  mode: number,
): Promise<void> {
  for (const [name, text] of order) {
    const file = join(where, name as string);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text as string);
    await chmod(file, mode);
    await utimes(file, mode, mode);
  }
}

test("packing the same files produces the same bytes in any folder, at any time and for any user", async () => {
  const [one, two] = [join(folder, "a"), join(folder, "another/folder/further-down")];
  await writePackage(one, files, 0o644);
  await writePackage(two, files.toReversed(), 0o600);
  const tarballs = [
    await packWorkspace(one, join(folder, "to-a")),
    await packWorkspace(two, join(folder, "to-b")),
  ];
  const [first, second] = await Promise.all(tarballs.map((tarball) => readFile(tarball)));
  expect(second?.equals(first as Buffer)).toBe(true);
  await writeFile(join(two, "dist/cli.js"), "#!/usr/bin/env node\n\n");
  const changed = await readFile(await packWorkspace(two, join(folder, "to-c")));
  expect(changed.equals(first as Buffer)).toBe(false);
});

test("no built file contains the path of its build folder", async () => {
  let count = 0;
  for (const { folder: source } of await publicPackages()) {
    for await (const name of glob("{dist,lib}/**", { cwd: source })) {
      const file = join(source, name);
      if (!(await stat(file)).isFile()) continue;
      count += 1;
      expect((await readFile(file)).includes(workspaceFolder.slice(0, -1)), file).toBe(false);
    }
  }
  expect(count).toBeGreaterThan(100);
});
