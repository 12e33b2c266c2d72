import { smallerStep } from "@seamline/contract-diff/change";
import { type ChangedPart, isEntry, partId } from "./changed-part.ts";

/**
 * Limits a branch's changes to the changes in the next release. Changes to unreleased parts do not break users, so a
 * branch can rename a field that another branch added, or revert the last branch.
 *
 * @param branch changes since the branch began
 * @param release changes since the last release, including changes in the branch
 */
export function limitedToRelease<Part extends ChangedPart>(
  branch: readonly Part[],
  release: readonly ChangedPart[],
): Part[] {
  const steps = new Map(release.map((part) => [partId(part), part.step]));
  return branch.flatMap((part) => {
    // If a package is new, the limit of the package also applies to its entries.
    const limit = steps.get(partId(part)) ?? (isEntry(part) ? steps.get(part.package) : undefined);
    if (limit === undefined) return [];
    const changes = part.changes.map((change) => ({ ...change, step: smallerStep(change.step, limit) }));
    return [{ ...part, step: smallerStep(part.step, limit), changes }];
  });
}
