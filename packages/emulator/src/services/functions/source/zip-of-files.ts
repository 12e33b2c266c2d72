import { decodeBase64 } from "@seamline/openapi/base64";
import { strToU8, zipSync } from "fflate";
import type { SourceFile } from "../seed/functions-section.ts";

/**
 * Creates an uncompressed ZIP archive of files. Archives are identified by their hash, so the output is deterministic:
 * entries are sorted by path and have the earliest date that ZIP supports.
 */
export function zipOfFiles(files: Readonly<Record<string, SourceFile>>): Uint8Array {
  const paths = Object.keys(files).sort();
  const entries = Object.fromEntries(paths.map((path) => [path, bytesOf(files[path] ?? "")]));
  // fflate writes local times, so use a local date to get the same bytes in every time zone.
  return zipSync(entries, { level: 0, mtime: new Date(1980, 0, 1) });
}

function bytesOf(file: SourceFile): Uint8Array {
  return typeof file === "string" ? strToU8(file) : decodeBase64(file.base64);
}
