/** Files and folders for uploads and downloads on Node, Bun and Deno. */
export { fileSink, fileSource } from "@seamline/client-core/transfer/node";
export { type FolderSourceOptions, folderSource } from "./node/folder-source.ts";
export { type FolderProblem, FolderSourceError, isFolderSourceError } from "./node/folder-source-error.ts";
