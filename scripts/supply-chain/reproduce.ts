/**
 * Builds and packs this work tree's commit in two clones, in folders with different names and depths, and compares the
 * tarballs byte for byte. Does not use Turbo's cache.
 *
 * pnpm release:reproduce
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { cloneWorkspace } from "../release/clone-workspace.ts";
import { publicPackages } from "../release/packages.ts";
import { runCommand } from "../release/run-command.ts";
import { packWorkspace } from "../release/tarball.ts";

const parent = await mkdtemp(join(tmpdir(), "seamline-reproduce-"));
try {
  const first = await packClone(join(parent, "a"));
  const second = await packClone(join(parent, "another/folder/further-down"));
  const differing = [...first].filter(([name, bytes]) => !second.get(name)?.equals(bytes));
  for (const [name] of differing) console.error(`${name} differs.`);
  if (differing.length > 0 || first.size !== second.size) process.exitCode = 1;
  else console.log(`${first.size} tarballs are identical, byte for byte.`);
} finally {
  await rm(parent, { recursive: true, force: true });
}

/** Returns the tarballs of a new clone, by name. */
async function packClone(folder: string): Promise<Map<string, Buffer>> {
  console.log(`Building and packing in ${folder}`);
  await cloneWorkspace(folder);
  const packages = await publicPackages(folder);
  const filters = packages.map(({ name }) => `--filter=${name}`);
  await runCommand("pnpm", ["exec", "turbo", "run", "build", ...filters, "--force"], { cwd: folder });
  const tarballs = new Map<string, Buffer>();
  for (const { folder: source } of packages) {
    const tarball = await packWorkspace(source, join(folder, "tarballs"));
    tarballs.set(basename(tarball), await readFile(tarball));
  }
  return tarballs;
}
