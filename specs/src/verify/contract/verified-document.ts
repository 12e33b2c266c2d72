import type { OpenApiDocument } from "@seamline/openapi/document";
import type { ObservedDocument } from "../../observe/contract/observed-document.ts";
import { observedDocument } from "../../observe/contract/observed-document.ts";

/** Returns the origin of a part of a contract, such as `filled by retention/v1/reference.overlay.yaml:12`. */
export type OriginOf = (pointer: string) => string | undefined;

/** A contract checked by a run. */
export interface VerifiedDocument extends ObservedDocument {
  readonly originOf: OriginOf;
  /**
   * True if every open part of the contract is marked. In such a contract, a response must not have undocumented
   * members.
   */
  readonly isMarked: boolean;
}

/** Describes a bundled document for a run. */
export function verifiedDocument(
  bundle: OpenApiDocument,
  identity: { readonly name: string; readonly service: string; readonly profile: string },
  originOf: OriginOf,
): VerifiedDocument {
  const isMarked = "x-extension-points" in bundle || "x-filled-points" in bundle;
  return { ...observedDocument(bundle, identity), originOf, isMarked };
}
