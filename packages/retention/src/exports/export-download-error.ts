import { type ErrorContext, SeamlineError } from "@seamline/client-core";
import { isKind } from "@seamline/client-core/transfer";
import type { CloudStorageFile } from "../generated/v1/reference/types.gen.ts";

/** The downloaded files of an export and those that failed. */
export interface ExportDownloadErrorDetails extends ErrorContext {
  readonly files: readonly DownloadedFile[];
  readonly failures: readonly FailedFile[];
}

/** Thrown when some files of an export failed; the others are downloaded. `cause` is the error of the first. */
export class ExportDownloadError extends SeamlineError {
  /** The downloaded files. */
  declare readonly files: readonly DownloadedFile[];
  /** The files that failed, each with its error. Downloading the export again resumes them. */
  declare readonly failures: readonly FailedFile[];

  constructor(message: string, details: ExportDownloadErrorDetails) {
    super(message, details, "ExportDownloadError");
  }
}

/** Whether `value` is an {@link ExportDownloadError}, also one of another copy of this package. */
export function isExportDownloadError(value: unknown): value is ExportDownloadError {
  return isKind(value, "ExportDownloadError");
}

/** A downloaded file of an export. */
export interface DownloadedFile {
  readonly file: CloudStorageFile;
  readonly bytes: number;
  /** How many of the bytes an earlier download had fetched. */
  readonly resumedFrom: number;
  /** MD5 of the file, in lower-case hexadecimal; absent with `verify: false`. */
  readonly md5: string | undefined;
}

/** A file that was not downloaded. */
export interface FailedFile {
  readonly file: CloudStorageFile;
  readonly error: Error;
}
