/** Folders to download exports to, on Node, Bun and Deno. */
import { folderOfFiles } from "@seamline/client-core/transfer/node";
import type { ExportTarget } from "./download-export.ts";

export { fileSink } from "@seamline/client-core/transfer/node";

/**
 * Writes the files of an export to a folder, which is created if necessary: names of objects become paths below it. An
 * incomplete file is named `<name>.partial`, and the next download resumes it.
 *
 * A name is rejected with an `InvalidArgumentError` if it leads out of the folder (`..`, a link, a leading slash), if
 * some file system cannot store it, or if two objects would share a file. To choose names yourself, pass
 * `downloadExport` a function: `(file) => fileSink(…)`.
 */
export function folderSink(folder: string): ExportTarget {
  const files = folderOfFiles(folder);
  return ({ bucketName, objectName }) =>
    files.sinkFor(objectName, JSON.stringify([bucketName, objectName]), "file.objectName");
}
