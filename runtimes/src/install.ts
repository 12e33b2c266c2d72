/** Installs what the lockfile names, unless that is there already. Run by `pnpm test:runtimes`. */
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../", import.meta.url));

/** When a file was last written; 0 where there is none. */
function writtenAt(file: string): number {
  return statSync(`${folder}${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

// npm writes its own lockfile last. Not `npm ci`: it refuses a lockfile without the packages of other platforms, which
// not every registry carries.
if (writtenAt("node_modules/.package-lock.json") < writtenAt("package-lock.json")) {
  execFileSync("npm", ["install", "--no-save", "--silent", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
  });
}
