import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

export interface PackageFolder {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** Names of the packages that it needs at run time. */
  readonly dependencies: readonly string[];
}

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  dependencies?: Record<string, string>;
}

export const workspaceFolder: string = fileURLToPath(new URL("../..", import.meta.url));

/** Every package of the workspace that is published, by name. */
export async function publicPackages(workspace: string = workspaceFolder): Promise<PackageFolder[]> {
  const settings = parse(await readFile(join(workspace, "pnpm-workspace.yaml"), "utf8")) as {
    packages: string[];
  };
  const folders: string[] = [];
  for await (const manifest of glob(
    settings.packages.map((pattern) => `${pattern}/package.json`),
    { cwd: workspace },
  )) {
    folders.push(join(workspace, dirname(manifest)));
  }
  const packages = await Promise.all(folders.sort().map(readPackage));
  return packages.filter((found) => !found.private);
}

/** Reads the manifest of a package. */
export async function readPackage(folder: string): Promise<PackageFolder & { private: boolean }> {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;
  const { name, version, private: isPrivate = false, dependencies = {} } = manifest;
  return { name, version, folder, private: isPrivate, dependencies: Object.keys(dependencies) };
}
