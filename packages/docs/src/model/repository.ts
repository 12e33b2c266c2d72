import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { BRANCH, repositoryAddress } from "../repository/repository-link.ts";

/** The root folder of the repository, with a trailing slash. */
export const repositoryRoot: string = `${folderOfWorkspace(process.cwd())}/`;

/** Searches upwards from the current folder, because bundled pages do not run from their source folder. */
function folderOfWorkspace(folder: string): string {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return resolve(folder);
  if (dirname(folder) === folder)
    throw new Error("found no pnpm-workspace.yaml; build the site inside its repository");
  return folderOfWorkspace(dirname(folder));
}

/** The URL of the repository's website, without a trailing slash. */
export const repositoryUrl: string = repositoryAddress(pathToFileURL(repositoryRoot));

/** Returns the web URL of a folder. @param path path below the repository root, for example `packages/docs` */
export function repositoryFolderUrl(path: string): string {
  return `${repositoryUrl}/tree/${BRANCH}/${path}`;
}
