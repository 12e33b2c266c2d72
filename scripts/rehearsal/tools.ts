import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Returns the path of a file in one of the user tools listed in `tools/package.json`. */
export function toolPath(path: string): string {
  return join(fileURLToPath(new URL("tools/node_modules/", import.meta.url)), path);
}
