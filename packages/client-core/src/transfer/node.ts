/** File access in Node, Bun and Deno for the helpers of `@seamline/client-core/transfer`. */
export { fileSink, fileSource } from "./node/files.ts";
export { type FolderOfFiles, folderOfFiles } from "./node/folder-of-files.ts";
