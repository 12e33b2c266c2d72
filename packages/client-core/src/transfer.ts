/**
 * Building blocks for helpers that upload to signed URLs and download files, with the same retries, limits, hooks and
 * errors as calls. `@seamline/functions/source` and `@seamline/retention/exports` are such helpers.
 */

export {
  anyBoolean,
  anyFunction,
  type Check,
  type Checks,
  positiveInteger,
  recordOf,
} from "./arguments/checks.ts";
export { isKind } from "./errors/seamline-error.ts";
export {
  type DownloadRequest,
  type DownloadResult,
  download,
  type SignedFile,
  type StoredFile,
} from "./transfer/download.ts";
export type { Digest, DownloadSink, DownloadTarget } from "./transfer/download-sink.ts";
export { operationAfter, type PreparedCall } from "./transfer/operation-after.ts";
export {
  type ExpectedFile,
  IntegrityError,
  type IntegrityErrorDetails,
  isIntegrityError,
} from "./transfer/received-file.ts";
export { secretsOf } from "./transfer/signed-url.ts";
export {
  readTransferOptions,
  type TransferOptions,
  type TransferProgress,
  withinLimits,
} from "./transfer/transfer-options.ts";
export { type UploadRequest, upload } from "./transfer/upload.ts";
export type { UploadSource } from "./transfer/upload-body.ts";
