import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PackageFolder } from "./packages.ts";
import { runCommand } from "./run-command.ts";
import { packWorkspace } from "./tarball.ts";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Packs packages for projects on this machine. A tarball refers to other packages' tarballs by absolute path, so that
 * any package manager can install it without a registry that contains the other packages.
 *
 * @param folder absolute path of the folder for the tarballs
 * @returns the path of each package's tarball, in package order
 */
export async function packForProjects(
  packages: readonly PackageFolder[],
  folder: string,
): Promise<readonly string[]> {
  const tarballs = new Map<string, string>();
  for (const { name, folder: source } of packages) tarballs.set(name, await packWorkspace(source, folder));
  for (const { name, dependencies } of packages) {
    const isLinked = dependencies.some((dependency) => tarballs.has(dependency));
    if (isLinked) await linkTarballs(tarballs.get(name) ?? "", tarballs);
  }
  return [...tarballs.values()];
}

/** Replaces the versions of dependencies in a tarball with the paths of their tarballs. */
async function linkTarballs(tarball: string, tarballs: ReadonlyMap<string, string>): Promise<void> {
  const unpacked = await mkdtemp(join(tmpdir(), "seamline-tarball-"));
  const options = { cwd: unpacked };
  try {
    await runCommand("tar", ["-xzf", tarball], options);
    const file = join(unpacked, "package/package.json");
    const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
    const dependencies = linked(manifest.dependencies ?? {}, tarballs);
    await writeFile(file, `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`);
    await runCommand("tar", ["-czf", tarball, "package"], options);
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

function linked(
  dependencies: Readonly<Record<string, string>>,
  tarballs: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      const tarball = tarballs.get(name);
      return [name, tarball === undefined ? range : `file:${tarball.replaceAll("\\", "/")}`];
    }),
  );
}
