import { readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Returns the names of the packages that can be imported from a folder. */
export function installedPackages(folder: string): string[] {
  const names = new Set(
    foldersAbove(resolve(folder)).flatMap((each) => packagesIn(join(each, "node_modules"))),
  );
  return [...names].sort();
}

/** Returns the folder and all its parent folders. */
function foldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}

function packagesIn(modules: string): string[] {
  return entriesOf(modules).flatMap((name) =>
    name.startsWith("@") ? entriesOf(join(modules, name)).map((inner) => `${name}/${inner}`) : name,
  );
}

/** Returns the entries of a folder; empty if the folder is missing or unreadable. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith("."));
  } catch {
    return [];
  }
}
