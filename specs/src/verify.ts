/** `@seamline/specs/verify`: checks a running service against a contract from this package or any OpenAPI document. */

export {
  DocumentFileError,
  type PackagedDocument,
  readDocumentFile,
  readPackagedDocument,
} from "./verify/contract/read-document.ts";
export type { OriginOf, VerifiedDocument } from "./verify/contract/verified-document.ts";
export type { RuleName } from "./verify/findings/breach.ts";
export type { Finding } from "./verify/findings/finding.ts";
export {
  type KnownDifference,
  KnownDifferencesError,
  readKnownDifferences,
} from "./verify/findings/known-differences.ts";
export type { Fetch } from "./verify/traffic/sender.ts";
export type { VerifiedOperation, VerifiedRun } from "./verify/verified-run.ts";
export { type VerifyOptions, type VerifyResult, verifyService } from "./verify/verify-service.ts";
export { readWorkflowFile, type WorkflowFile } from "./verify/workflows/read-workflows.ts";
export { WorkflowsError } from "./verify/workflows/workflows-error.ts";
