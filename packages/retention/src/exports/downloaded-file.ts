import type { CloudStorageFile } from "../generated/v1/reference/types.gen.ts";

/** A file of an export that is there. */
export interface DownloadedFile {
  readonly file: CloudStorageFile;
  readonly bytes: number;
  /** How many of them an earlier download had left. */
  readonly resumedFrom: number;
  /** MD5 of the file, in lower-case hexadecimal; absent with `verify: false`. */
  readonly md5: string | undefined;
}

/** A file that was not downloaded. */
export interface FailedFile {
  readonly file: CloudStorageFile;
  readonly error: Error;
}
