/// <reference types="node" />
import { openAsBlob } from "node:fs";

/**
 * A file to upload. It is read while it is sent, and again for a retry; changing it meanwhile makes the upload fail.
 *
 * @throws the error of the file system where it cannot be read
 */
export function fileSource(path: string): Promise<Blob> {
  return openAsBlob(path);
}
