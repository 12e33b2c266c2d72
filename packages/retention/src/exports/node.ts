/** Download folders for exports on Node, Bun and Deno. */
import { folderOfFiles } from "@seamline/client-core/transfer/node";
import type { ExportTarget } from "./download-export.ts";

export { fileSink } from "@seamline/client-core/transfer/node";

/**
 * Returns a target that writes an export's files to a folder, which is created if necessary. Object names become paths
 * in the folder. An incomplete file is named `<name>.partial`, and the next download resumes it.
 *
 * Throws an `InvalidArgumentError` for a name that leads outside the folder (`..`, a link, a leading slash), that some
 * file systems cannot store, or that would share a file with another object. To choose other names, pass a function to
 * `downloadExport`: `(file) => fileSink(…)`.
 */
export function folderSink(folder: string): ExportTarget {
  const files = folderOfFiles(folder);
  return ({ bucketName, objectName }) =>
    files.sinkFor(objectName, JSON.stringify([bucketName, objectName]), "file.objectName");
}
