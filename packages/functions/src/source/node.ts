/** Files to upload from and to download to, on Node, Bun and Deno. */
export { fileSink, fileSource } from "@seamline/client-core/transfer/node";
