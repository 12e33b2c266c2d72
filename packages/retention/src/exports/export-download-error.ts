import { type ErrorContext, SeamlineError } from "@seamline/client-core";
import { isKind } from "@seamline/client-core/transfer";
import type { CloudStorageFile } from "../generated/v1/reference/types.gen.ts";

/** Members of an {@link ExportDownloadError}. */
export interface ExportDownloadErrorDetails extends ErrorContext {
  readonly files: readonly DownloadedFile[];
  readonly failures: readonly FailedFile[];
}

/** Some of an export's files failed; the others were downloaded. `cause` is the error of the first failed file. */
export class ExportDownloadError extends SeamlineError {
  declare readonly files: readonly DownloadedFile[];
  /** The failed files and their errors. Downloading the export again resumes them. */
  declare readonly failures: readonly FailedFile[];

  constructor(message: string, details: ExportDownloadErrorDetails) {
    super(message, details, "ExportDownloadError");
  }
}

/** Returns whether `value` is an {@link ExportDownloadError}, including one from another copy of this package. */
export function isExportDownloadError(value: unknown): value is ExportDownloadError {
  return isKind(value, "ExportDownloadError");
}

/** A file downloaded from an export. */
export interface DownloadedFile {
  readonly file: CloudStorageFile;
  readonly bytes: number;
  /** Number of bytes from an earlier download. */
  readonly resumedFrom: number;
  /** MD5 digest of the file, in lower-case hexadecimal; absent with `verify: false`. */
  readonly md5: string | undefined;
}

/** A file that was not downloaded. */
export interface FailedFile {
  readonly file: CloudStorageFile;
  readonly error: Error;
}
