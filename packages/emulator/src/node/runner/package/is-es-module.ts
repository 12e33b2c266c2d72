import { dirname, extname, join, relative } from "node:path";
import { liesWithin } from "./lies-within.ts";
import { readManifest } from "./package-manifest.ts";

/**
 * Whether the framework imports a module, or requires it: by its ending, else by the nearest `package.json`
 * (nodejs.org/api/packages.html, "Determining module system").
 *
 * @param root the folder of the archive: what lies above it is none of it
 * @throws CodeError where a `package.json` on the way is wrong
 */
export async function isEsModule(root: string, moduleFile: string): Promise<boolean> {
  const ending = extname(moduleFile);
  if (ending === ".mjs" || ending === ".cjs") return ending === ".mjs";
  for (let folder = dirname(moduleFile); liesWithin(root, folder); folder = dirname(folder)) {
    const manifest = await readManifest(root, join(relative(root, folder), "package.json"));
    if (manifest !== undefined) return manifest.isModule;
  }
  return false;
}
