/** Downloads an export's files concurrently, and verifies their digests. */
export {
  type Digest,
  type DownloadSink,
  type DownloadTarget,
  IntegrityError,
  isIntegrityError,
} from "@seamline/client-core/transfer";
export {
  type DownloadExportOptions,
  downloadExport,
  type ExportProgress,
  type ExportTarget,
} from "./exports/download-export.ts";
export type { DownloadedFile, FailedFile } from "./exports/export-download-error.ts";
export {
  ExportDownloadError,
  type ExportDownloadErrorDetails,
  isExportDownloadError,
} from "./exports/export-download-error.ts";
export type { DownloadableExport, ExportClient, ExportName } from "./exports/export-files.ts";
