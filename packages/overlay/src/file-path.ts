import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of a file that a path, from the working folder, or a `file:` URL names. */
export function filePath(file: string | URL): string {
  return typeof file === "string" && !file.startsWith("file:") ? resolve(file) : fileURLToPath(file);
}
