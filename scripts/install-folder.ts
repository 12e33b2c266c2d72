/**
 * Installs the packages for a folder outside the workspace from its lockfile, unless they are already installed.
 *
 * node scripts/install-folder.ts runtimes
 */
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { resolve } from "node:path";

const folder = resolve(process.argv[2] ?? "");

/** Returns the modification time of a file, or 0 if it does not exist. */
function writtenAt(file: string): number {
  return statSync(resolve(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

// npm writes its own lockfile last. `npm ci` would reject a lockfile without the packages of other platforms, which
// some registries do not have.
if (writtenAt("node_modules/.package-lock.json") < writtenAt("package-lock.json")) {
  execFileSync("npm", ["install", "--no-save", "--silent", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
  });
}
