import { join } from "node:path";
import { manifests, read, root } from "../repository.ts";

/** The folder of a package of the workspace, which may be installed elsewhere: by its path in the workspace, and its name. */
export type PackageFolders = (path: string, name: string) => string;

/** The packages as built, each in its own folder. */
export const inWorkspace: PackageFolders = (path) => join(root, path);

/**
 * The program that `npx <name>` runs once the packages are installed.
 *
 * @param name of a package with one command, or of a command
 * @throws Error when no public package of the workspace has it
 */
export function programOf(name: string, folderOf: PackageFolders = inWorkspace): string {
  for (const [path, manifest] of manifests()) {
    const commands = Object.entries(manifest.bin ?? {});
    const [, file] = commands.find(([command]) => [command, manifest.name].includes(name)) ?? [];
    if (file !== undefined && !manifest.private) return join(folderOf(path, manifest.name), file);
  }
  throw new Error(`No package that is published has the command ${name}.`);
}

/** The folder with the packages that snippets may import. Readers are told to try snippets there. */
export const FOLDER_FOR_SNIPPETS = "examples/first-call";

/** The program that `npx <name>` runs of a third-party package that snippets may use, or `undefined`. */
export function toolOf(name: string): string | undefined {
  // The repository has it among its own tools.
  if (name === "@redocly/cli") return join(root, "node_modules/.bin/redocly");
  return foreignPackages().includes(name)
    ? join(root, FOLDER_FOR_SNIPPETS, "node_modules/.bin", name)
    : undefined;
}

/** Lists the third-party packages that snippets may use. */
export function foreignPackages(): string[] {
  const { dependencies = {}, devDependencies = {} } = manifests().get(FOLDER_FOR_SNIPPETS) ?? {};
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith("@seamline/"),
  );
}

/**
 * Checks that a script exists.
 *
 * @param folder of a package, in the repository
 * @throws Error when it does not
 */
export function requireScript(folder: string, name: string): void {
  const { scripts = {} } = JSON.parse(read(join(folder, "package.json"))) as {
    scripts?: Record<string, string>;
  };
  if (!(name in scripts)) throw new Error(`${join(folder, "package.json")} has no script ${name}.`);
}

/** @throws Error when no public package of the workspace has this name */
export function requirePublic(name: string): void {
  const found = [...manifests().values()].find((manifest) => manifest.name === name);
  if (!found || found.private) throw new Error(`No package that is published is called ${name}.`);
}
