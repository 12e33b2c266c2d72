/** `@seamline/specs/provenance`: the origin of every part of a bundle, and the register of its extension points. */

export { MalformedPointerError } from "@seamline/openapi/json-pointer";
export {
  extensionPointRegister,
  type PointState,
  type RegisteredPoint,
  type RegisterTotals,
  registerTotals,
} from "./extension-point-register.ts";
export { countFacts, type FactTotals } from "./fact-totals.ts";
export type { CheckedFacts, FactRecord, FactRuns } from "./ledger/checked-facts.ts";
export type { Verification, VerificationState } from "./ledger/verification.ts";
export { pointRemedies } from "./point-remedies.ts";
export type { PointMark } from "./provenance-file.ts";
export {
  type FilledProvenance,
  type InferredProvenance,
  type OverlayActionReference,
  type Provenance,
  provenanceOf,
  type SourceProvenance,
} from "./provenance-of.ts";
export type { DocumentWithProvenance } from "./spec-document.ts";
export { UnknownPointerError } from "./unknown-pointer-error.ts";
export { verificationOf } from "./verification-of.ts";
