import { documentId } from "@seamline/contract-diff/document";
import type { ReleasedChanges } from "@seamline/contract-diff/released";
import type { ContractPackage } from "./contract-packages.ts";
import type { EntryChanges } from "./entry-changes.ts";

/** A changed part of a release: a contract, or an entry of a package. */
export type ChangedPart = ReleasedChanges | EntryChanges;

export function isEntry(part: ChangedPart): part is EntryChanges {
  return "entry" in part;
}

/** Returns the id of a part: `retention/v1/reference`, `@seamline/retention/reference`. */
export function partId(part: ChangedPart): string {
  return isEntry(part) ? part.entry : documentId(part);
}

/** Returns whether a package contains the changed part. */
export function belongsTo(part: ChangedPart, { name, contains }: ContractPackage): boolean {
  return isEntry(part) ? part.package === name : contains(part);
}
