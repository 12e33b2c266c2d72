/** Folders to download exports to, on Node, Bun and Deno. */
import { folderOfFiles } from "@seamline/client-core/transfer/node";
import type { ExportTarget } from "./download-export.ts";

export { fileSink } from "@seamline/client-core/transfer/node";

/**
 * Puts the files of an export into a folder, which is made where there is none: names of objects become paths below
 * it. A file that has not all come is named `<name>.partial`, and is taken up by the next download.
 *
 * A name is refused with an `InvalidArgumentError` where it leads out of the folder (`..`, a link, a name that begins
 * with a slash), where some file system cannot hold it, or where two objects would be one file. For names of your own
 * give `downloadExport` a function: `(file) => fileSink(…)`.
 */
export function folderSink(folder: string): ExportTarget {
  const files = folderOfFiles(folder);
  return ({ bucketName, objectName }) =>
    files.sinkFor(objectName, JSON.stringify([bucketName, objectName]), "file.objectName");
}
