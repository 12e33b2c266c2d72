import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { BRANCH, repositoryAddress } from "../repository/repository-link.ts";

/** The root folder of the repository, with a slash at its end. */
export const repositoryRoot: string = `${folderOfWorkspace(process.cwd())}/`;

/** Looks from the current folder upwards, since pages are bundled before they run and lie elsewhere then. */
function folderOfWorkspace(folder: string): string {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return resolve(folder);
  if (dirname(folder) === folder)
    throw new Error("The site is built within its repository, and this is none.");
  return folderOfWorkspace(dirname(folder));
}

/** The address of the repository for people, without a slash at its end. */
export const repositoryUrl: string = repositoryAddress(pathToFileURL(repositoryRoot));

/** The address of a folder in the repository. @param path below the root: `packages/docs` */
export function repositoryFolderUrl(path: string): string {
  return `${repositoryUrl}/tree/${BRANCH}/${path}`;
}
