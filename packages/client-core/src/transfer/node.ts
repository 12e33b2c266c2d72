/** Files of Node, Bun and Deno for the helpers of `@seamline/client-core/transfer`. */
export { fileSink } from "./node/file-sink.ts";
export { fileSource } from "./node/file-source.ts";
export { type FolderOfFiles, folderOfFiles } from "./node/folder-of-files.ts";
