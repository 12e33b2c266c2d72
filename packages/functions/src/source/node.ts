/** Files for uploads and downloads on Node, Bun and Deno. */
export { fileSink, fileSource } from "@seamline/client-core/transfer/node";
