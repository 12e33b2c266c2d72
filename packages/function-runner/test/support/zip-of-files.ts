import { strToU8, zipSync } from "fflate";

/** Creates a ZIP archive from file contents by path. */
export function zipOfFiles(files: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries));
}
