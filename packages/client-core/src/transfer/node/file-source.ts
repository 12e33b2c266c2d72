/// <reference types="node" />
import { constants, openAsBlob } from "node:fs";
import { access } from "node:fs/promises";

/**
 * A file to upload. It is read while it is sent, and again for a retry; changing it meanwhile makes the upload fail.
 *
 * @throws the error of the file system where it cannot be read
 */
export async function fileSource(path: string): Promise<Blob> {
  // The error of `openAsBlob` says neither which file nor why.
  await access(path, constants.R_OK);
  return openAsBlob(path);
}
