import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The root folder of the repository, with a slash at its end. */
export const repositoryRoot: string = `${folderOfWorkspace(process.cwd())}/`;

/** Looks from the current folder upwards, since pages are bundled before they run and lie elsewhere then. */
function folderOfWorkspace(folder: string): string {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return resolve(folder);
  if (dirname(folder) === folder)
    throw new Error("The site is built within its repository, and this is none.");
  return folderOfWorkspace(dirname(folder));
}

/** The branch whose files pages link to. */
const BRANCH = "main";

let known: string | undefined;

/** The address of the repository for people, without a slash at its end: that of `repository` in the root manifest. */
export function repositoryUrl(): string {
  known ??= readRepositoryUrl();
  return known;
}

function readRepositoryUrl(): string {
  const { repository } = JSON.parse(readFileSync(`${repositoryRoot}package.json`, "utf8")) as {
    repository: { url: string };
  };
  return repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
}

/** The address of a file in the repository. @param path below the root: `packages/docs/adr/README.md` */
export function repositoryFileUrl(path: string): string {
  return `${repositoryUrl()}/blob/${BRANCH}/${path}`;
}

/** The address of a folder in the repository. @param path below the root: `packages/docs` */
export function repositoryFolderUrl(path: string): string {
  return `${repositoryUrl()}/tree/${BRANCH}/${path}`;
}
