import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Returns the path of a file in the users' tools, which `tools/package.json` lists. */
export function toolPath(path: string): string {
  return join(fileURLToPath(new URL("tools/node_modules/", import.meta.url)), path);
}
