import { type ErrorContext, SeamlineError } from "@seamline/client-core";
import { isKind } from "@seamline/client-core/transfer";
import type { CloudStorageFile } from "../generated/v1/reference/types.gen.ts";

/** How the files of an export ended. */
export interface ExportDownloadErrorDetails extends ErrorContext {
  readonly files: readonly DownloadedFile[];
  readonly failures: readonly FailedFile[];
}

/** Some files of an export were not downloaded; the others are there. `cause` is the error of the first. */
export class ExportDownloadError extends SeamlineError {
  /** Those that are there. */
  declare readonly files: readonly DownloadedFile[];
  /** Those that are not, each with its error. Downloading the export again takes up what they have left. */
  declare readonly failures: readonly FailedFile[];

  constructor(message: string, details: ExportDownloadErrorDetails) {
    super(message, details, "ExportDownloadError");
  }
}

/** Whether `value` is an {@link ExportDownloadError}, also one of another copy of this package. */
export function isExportDownloadError(value: unknown): value is ExportDownloadError {
  return isKind(value, "ExportDownloadError");
}

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
