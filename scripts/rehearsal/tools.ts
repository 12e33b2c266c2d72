import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The path of a file of the tools that users have, which `tools/package.json` lists. */
export function toolPath(path: string): string {
  return join(fileURLToPath(new URL("tools/node_modules/", import.meta.url)), path);
}
