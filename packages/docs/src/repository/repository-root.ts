import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The root folder of the repository, with a trailing slash. */
export const repositoryRoot: string = `${folderOfWorkspace(process.cwd())}/`;

/** Search upwards from the current folder, because bundled pages do not run from their source folder. */
function folderOfWorkspace(folder: string): string {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return resolve(folder);
  if (dirname(folder) === folder)
    throw new Error("found no pnpm-workspace.yaml; build the site inside its repository");
  return folderOfWorkspace(dirname(folder));
}
