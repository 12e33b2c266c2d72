import { decodeBase64 } from "@seamline/openapi/base64";
import { strToU8, zipSync } from "fflate";
import type { SourceFile } from "../seed/functions-section.ts";

/**
 * A ZIP archive of files by path, in the order of the paths and not compressed. The same files always give the same
 * bytes, since an archive is identified by its hash: every entry has the earliest date that ZIP archives know.
 */
export function zipOfFiles(files: Readonly<Record<string, SourceFile>>): Uint8Array {
  const paths = Object.keys(files).sort();
  const entries = Object.fromEntries(paths.map((path) => [path, bytesOf(files[path] ?? "")]));
  // fflate writes the local time, so that this date gives the same bytes in every time zone.
  return zipSync(entries, { level: 0, mtime: new Date(1980, 0, 1) });
}

function bytesOf(file: SourceFile): Uint8Array {
  return typeof file === "string" ? strToU8(file) : decodeBase64(file.base64);
}
