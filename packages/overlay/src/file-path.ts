import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Converts a `file:` URL or a path relative to the working directory to an absolute path. */
export function filePath(file: string | URL): string {
  return typeof file === "string" && !file.startsWith("file:") ? resolve(file) : fileURLToPath(file);
}
