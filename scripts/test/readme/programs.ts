import { join } from "node:path";
import { manifests, read, root } from "../repository.ts";

/**
 * Returns the folder of a workspace package, given its path in the workspace and its name. The package can be installed
 * elsewhere.
 */
export type PackageFolders = (path: string, name: string) => string;

/** The packages as built, each in its own folder. */
export const inWorkspace: PackageFolders = (path) => join(root, path);

/**
 * Returns the program that `npx <name>` runs once the packages are installed.
 *
 * @param name name of a command, or of a package with one command
 * @throws Error if no public package of the workspace has the command
 */
export function programOf(name: string, folderOf: PackageFolders = inWorkspace): string {
  for (const [path, manifest] of manifests()) {
    const commands = Object.entries(manifest.bin ?? {});
    const [, file] = commands.find(([command]) => [command, manifest.name].includes(name)) ?? [];
    if (file !== undefined && !manifest.private) return join(folderOf(path, manifest.name), file);
  }
  throw new Error(`No published package has the command ${name}.`);
}

/** The folder with the packages that snippets can import. READMEs tell readers to try snippets there. */
export const FOLDER_FOR_SNIPPETS = "examples/first-call";

/** Returns the program that `npx <name>` runs for a third-party package in snippets, or `undefined`. */
export function toolOf(name: string): string | undefined {
  // This command is one of the repository's own tools.
  if (name === "@redocly/cli") return join(root, "node_modules/.bin/redocly");
  return foreignPackages().includes(name)
    ? join(root, FOLDER_FOR_SNIPPETS, "node_modules/.bin", name)
    : undefined;
}

/** Lists the third-party packages that snippets can use. */
export function foreignPackages(): string[] {
  const { dependencies = {}, devDependencies = {} } = manifests().get(FOLDER_FOR_SNIPPETS) ?? {};
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith("@seamline/"),
  );
}

/**
 * Checks that a script exists.
 *
 * @param folder folder of a package in the repository
 * @throws Error if the script does not exist
 */
export function requireScript(folder: string, name: string): void {
  const { scripts = {} } = JSON.parse(read(join(folder, "package.json"))) as {
    scripts?: Record<string, string>;
  };
  if (!(name in scripts)) throw new Error(`${join(folder, "package.json")} has no script ${name}.`);
}

/**
 * Returns the absolute path of the file that the `start` script of a folder runs.
 *
 * @throws Error if the folder has no such script
 */
export function startScript(folder: string): string {
  requireScript(folder, "start");
  const { scripts } = JSON.parse(read(join(folder, "package.json"))) as { scripts: { start: string } };
  return join(root, folder, scripts.start.replace(/^node /, ""));
}

/** @throws Error if no public package of the workspace has this name */
export function requirePublic(name: string): void {
  const found = [...manifests().values()].find((manifest) => manifest.name === name);
  if (!found || found.private) throw new Error(`No published package is named ${name}.`);
}
