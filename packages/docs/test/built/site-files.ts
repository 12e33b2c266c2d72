import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the built site. Turbo builds the site before the tests. */
export const siteFolder: string = fileURLToPath(new URL("../../dist", import.meta.url));

/** Returns all files of a built site by path relative to the root, for example `guides/errors/index.html`. */
export function siteFiles(folder: string = siteFolder): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    )
    .toSorted();
}

export function readSiteFile(path: string): string {
  return readFileSync(join(siteFolder, path), "utf8");
}
