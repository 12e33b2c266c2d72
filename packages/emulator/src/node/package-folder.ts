import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

let cachedFolder: string | undefined;

/**
 * Returns the folder of this package. The depth of this module depends on whether it is source, compiled or bundled.
 */
export function packageFolder(): string {
  cachedFolder ??= folderAbove(import.meta.url);
  return cachedFolder;
}

function folderAbove(url: string): string {
  const parent = new URL("../", url);
  const isRoot = existsSync(new URL("package.json", parent));
  return isRoot || parent.href === url ? fileURLToPath(parent) : folderAbove(parent.href);
}

export function packageVersion(): string {
  const manifest = readFileSync(join(packageFolder(), "package.json"), "utf8");
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
