import { readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Returns the names of the packages that an import in a folder can find. */
export function installedPackages(folder: string): string[] {
  const names = new Set(
    foldersAbove(resolve(folder)).flatMap((each) => packagesIn(join(each, "node_modules"))),
  );
  return [...names].sort();
}

/** The folder itself, and every folder around it. */
function foldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}

function packagesIn(modules: string): string[] {
  return entriesOf(modules).flatMap((name) =>
    name.startsWith("@") ? entriesOf(join(modules, name)).map((inner) => `${name}/${inner}`) : name,
  );
}

/** Returns no entries for a folder that is missing or unreadable, such as a file of that name. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith("."));
  } catch {
    return [];
  }
}
