import { mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const packages = new URL("../../packages/", import.meta.url);

/** Makes packages of the workspace importable from a folder. The packages are given by folder name. */
export async function linkPackages(below: string, names: Iterable<string>): Promise<void> {
  const scope = join(below, "node_modules/@seamline");
  await mkdir(scope, { recursive: true });
  for (const name of names) {
    await rm(join(scope, name), { force: true });
    await symlink(fileURLToPath(new URL(name, packages)), join(scope, name), "dir");
  }
}
