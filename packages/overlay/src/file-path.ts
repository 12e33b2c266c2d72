import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Returns the absolute path of a `file:` URL, or of a path relative to the working folder. */
export function filePath(file: string | URL): string {
  return typeof file === "string" && !file.startsWith("file:") ? resolve(file) : fileURLToPath(file);
}
