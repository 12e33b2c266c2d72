/** Uploading, deploying and downloading function source code, in all versions. */
export {
  type Digest,
  type DownloadSink,
  type DownloadTarget,
  IntegrityError,
  isIntegrityError,
  type TransferOptions,
  type TransferProgress,
  type UploadSource,
} from "@seamline/client-core/transfer";
export type { ClientOfV1, ClientOfV2 } from "./source/clients.ts";
export {
  type DeployedOfV1,
  type DeployedOfV2,
  type DeployInput,
  type Deployment,
  deploySource,
} from "./source/deploy-source.ts";
export {
  type DownloadedSource,
  type DownloadInputOfV1,
  type DownloadInputOfV2,
  type DownloadSourceOptions,
  downloadSource,
} from "./source/download-source.ts";
export {
  type UploadedToV1,
  type UploadedToV2,
  type UploadInputOfV1,
  type UploadInputOfV2,
  uploadSource,
} from "./source/upload-source.ts";
