import { type ErrorContext, SeamlineError } from "@seamline/client-core";
import { isKind } from "@seamline/client-core/transfer";
import type { DownloadedFile, FailedFile } from "./downloaded-file.ts";

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
