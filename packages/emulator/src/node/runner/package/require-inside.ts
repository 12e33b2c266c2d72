import { resolve } from "node:path";
import { liesWithin } from "./lies-within.ts";
import { packageError } from "./package-error.ts";

/**
 * A package that is named by its path, such as one of the same repository, was there where the code was written. Here
 * there is what the archive holds. (No protection: code may read what its user may.)
 *
 * @throws CodeError where the path leads out of the folder
 */
export function requireInside(folder: string, dependencies: Readonly<Record<string, string>>): void {
  for (const [name, range] of Object.entries(dependencies)) {
    const path = pathOf(range);
    if (path === undefined || (!/^~/.test(path) && liesWithin(folder, resolve(folder, path)))) continue;
    const shown = `${JSON.stringify(name)} is ${JSON.stringify(range)}`;
    throw packageError(
      `package.json: "dependencies": ${shown}, outside of the archive: put that package into the archive`,
    );
  }
}

/** A tilde begins a range of versions too. */
function pathOf(range: string): string | undefined {
  if (range.startsWith("file:")) return range.slice("file:".length);
  return /^(\.{1,2}|~)?[\\/]/.test(range) ? range : undefined;
}
